import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Charts. */
export default defineNavigation([
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/' }, { pathname: '/x/introduction/licensing/' }],
  },
  { pathname: '/x/react-charts/' },
  {
    pathname: '/x/react-chart-components',
    subheader: 'Components',
    children: [
      {
        pathname: '/x/react-charts-bars',
        title: 'Bars',
        children: [{ pathname: '/x/react-charts/bars/' }],
      },
    ],
  },
]);
