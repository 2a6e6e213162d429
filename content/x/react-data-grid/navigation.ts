import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Data Grid. */
export default defineNavigation([
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/' }, { pathname: '/x/introduction/licensing/' }],
  },
  { pathname: '/x/react-data-grid/' },
  {
    pathname: '/x/react-data-grid/main-features',
    subheader: 'Main features',
    children: [
      {
        pathname: '/x/react-data-grid/columns',
        title: 'Columns',
        children: [{ pathname: '/x/react-data-grid/column-definition/' }],
      },
      {
        pathname: '/x/react-data-grid/rows',
        title: 'Rows',
        children: [
          { pathname: '/x/react-data-grid/row-updates/' },
          { pathname: '/x/react-data-grid/row-height/' },
          { pathname: '/x/react-data-grid/master-detail/' },
        ],
      },
    ],
  },
]);
