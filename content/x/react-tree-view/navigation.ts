import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Tree View. */
export default defineNavigation([
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/' }, { pathname: '/x/introduction/licensing/' }],
  },
  { pathname: '/x/react-tree-view/' },
]);
