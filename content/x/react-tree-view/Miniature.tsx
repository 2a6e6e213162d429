export { default } from '../api/tree-view/simple-tree-view/Miniature.tsx';
