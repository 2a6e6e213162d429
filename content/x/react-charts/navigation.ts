import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Charts. */
export default defineNavigation([
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/' }, { pathname: '/x/introduction/licensing/' }],
  },
  { pathname: '/x/react-charts/' },
  { pathname: '/x/react-charts/quickstart/' },
  {
    pathname: '/x/react-chart-components',
    subheader: 'Components',
    children: [
      {
        pathname: '/x/react-charts-bars',
        title: 'Bars',
        children: [{ pathname: '/x/react-charts/bars/' }],
      },
      {
        pathname: '/x/react-charts-lines',
        title: 'Lines',
        children: [{ pathname: '/x/react-charts/lines/' }],
      },
      {
        pathname: '/x/react-charts-pie',
        title: 'Pie',
        children: [{ pathname: '/x/react-charts/pie/' }],
      },
      {
        pathname: '/x/react-charts-scatter',
        title: 'Scatter',
        children: [{ pathname: '/x/react-charts/scatter/' }],
      },
      { pathname: '/x/react-charts/sparkline/' },
      { pathname: '/x/react-charts/gauge/' },
      { pathname: '/x/react-charts/radar/' },
      { pathname: '/x/react-charts/heatmap/', plan: 'pro' },
      { pathname: '/x/react-charts/funnel/', plan: 'pro' },
      { pathname: '/x/react-charts/sankey/', plan: 'pro' },
    ],
  },
  {
    pathname: '/x/react-charts/main-features',
    subheader: 'Main features',
    children: [
      { pathname: '/x/react-charts/animation/' },
      { pathname: '/x/react-charts/axis/' },
      { pathname: '/x/react-charts/composition/' },
      { pathname: '/x/react-charts/export/', plan: 'pro' },
      { pathname: '/x/react-charts/label/' },
      { pathname: '/x/react-charts/legend/' },
      { pathname: '/x/react-charts/stacking/' },
      { pathname: '/x/react-charts/styling/' },
      { pathname: '/x/react-charts/tooltip/' },
      { pathname: '/x/react-charts/highlighting/' },
      { pathname: '/x/react-charts/zoom-and-pan/', plan: 'pro' },
    ],
  },
]);
