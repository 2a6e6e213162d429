export { default } from '../api/date-pickers/date-calendar/Miniature.tsx';
