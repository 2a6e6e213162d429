import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Tree View. */
export default defineNavigation([
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/' }, { pathname: '/x/introduction/licensing/' }],
  },
  { pathname: '/x/react-tree-view/' },
  { pathname: '/x/react-tree-view/quickstart/' },
  {
    pathname: '/x/react-tree-view/simple-tree-view',
    subheader: 'Simple Tree View',
    children: [
      { pathname: '/x/react-tree-view/simple-tree-view/items/' },
      { pathname: '/x/react-tree-view/simple-tree-view/selection/' },
      { pathname: '/x/react-tree-view/simple-tree-view/expansion/' },
    ],
  },
  {
    pathname: '/x/react-tree-view/rich-tree-view',
    subheader: 'Rich Tree View',
    children: [
      { pathname: '/x/react-tree-view/rich-tree-view/items/' },
      { pathname: '/x/react-tree-view/rich-tree-view/selection/' },
      { pathname: '/x/react-tree-view/rich-tree-view/expansion/' },
      { pathname: '/x/react-tree-view/rich-tree-view/focus/' },
      { pathname: '/x/react-tree-view/rich-tree-view/editing/' },
      { pathname: '/x/react-tree-view/rich-tree-view/lazy-loading/', plan: 'pro' },
      { pathname: '/x/react-tree-view/rich-tree-view/ordering/', plan: 'pro' },
    ],
  },
  {
    pathname: '/x/react-tree-view/main-features',
    subheader: 'Main features',
    children: [
      { pathname: '/x/react-tree-view/accessibility/' },
      { pathname: '/x/react-tree-view/tree-item-customization/' },
    ],
  },
]);
