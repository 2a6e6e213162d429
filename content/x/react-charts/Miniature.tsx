export { default } from './bars/Miniature.tsx';
