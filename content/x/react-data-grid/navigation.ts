import { defineNavigation } from '../../../src/model/navigation.ts';

/** Side navigation of Data Grid. */
export default defineNavigation([
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/' }, { pathname: '/x/introduction/licensing/' }],
  },
  { pathname: '/x/react-data-grid/' },
  { pathname: '/x/react-data-grid/quickstart/' },
  { pathname: '/x/react-data-grid/features/' },
  {
    pathname: '/x/react-data-grid/main-features',
    subheader: 'Main features',
    children: [
      { pathname: '/x/react-data-grid/layout/' },
      {
        pathname: '/x/react-data-grid/columns',
        title: 'Columns',
        children: [
          { pathname: '/x/react-data-grid/column-definition/' },
          { pathname: '/x/react-data-grid/column-dimensions/' },
          { pathname: '/x/react-data-grid/column-visibility/' },
          { pathname: '/x/react-data-grid/custom-columns/' },
          { pathname: '/x/react-data-grid/column-header/' },
          { pathname: '/x/react-data-grid/column-menu/' },
          { pathname: '/x/react-data-grid/column-groups/' },
          { pathname: '/x/react-data-grid/column-ordering/', plan: 'pro' },
          { pathname: '/x/react-data-grid/column-pinning/', plan: 'pro' },
        ],
      },
      {
        pathname: '/x/react-data-grid/rows',
        title: 'Rows',
        children: [
          { pathname: '/x/react-data-grid/row-definition/' },
          { pathname: '/x/react-data-grid/row-updates/' },
          { pathname: '/x/react-data-grid/row-height/' },
          { pathname: '/x/react-data-grid/row-spanning/' },
          { pathname: '/x/react-data-grid/master-detail/', plan: 'pro' },
          { pathname: '/x/react-data-grid/row-ordering/', plan: 'pro' },
          { pathname: '/x/react-data-grid/row-pinning/', plan: 'pro' },
        ],
      },
      { pathname: '/x/react-data-grid/cells/' },
      {
        pathname: '/x/react-data-grid/editing-group',
        title: 'Editing',
        children: [
          { pathname: '/x/react-data-grid/editing/', title: 'Overview' },
          { pathname: '/x/react-data-grid/editing/persistence/' },
          { pathname: '/x/react-data-grid/editing/custom-edit-component/' },
          { pathname: '/x/react-data-grid/editing/editing-events/' },
        ],
      },
      { pathname: '/x/react-data-grid/sorting/' },
      {
        pathname: '/x/react-data-grid/filtering-group',
        title: 'Filtering',
        children: [
          { pathname: '/x/react-data-grid/filtering/', title: 'Overview' },
          { pathname: '/x/react-data-grid/filtering/customization/' },
          { pathname: '/x/react-data-grid/filtering/quick-filter/' },
          { pathname: '/x/react-data-grid/filtering/server-side/' },
          { pathname: '/x/react-data-grid/filtering/multi-filters/', plan: 'pro' },
          { pathname: '/x/react-data-grid/filtering/header-filters/', plan: 'pro' },
        ],
      },
      { pathname: '/x/react-data-grid/pagination/' },
      {
        pathname: '/x/react-data-grid/selection',
        title: 'Selection',
        children: [
          { pathname: '/x/react-data-grid/row-selection/' },
          { pathname: '/x/react-data-grid/cell-selection/', plan: 'premium' },
        ],
      },
      { pathname: '/x/react-data-grid/virtualization/' },
      { pathname: '/x/react-data-grid/accessibility/' },
      { pathname: '/x/react-data-grid/localization/' },
    ],
  },
  {
    pathname: '/x/react-data-grid/advanced-features-group',
    subheader: 'Advanced features',
    children: [
      { pathname: '/x/react-data-grid/tree-data/', plan: 'pro' },
      { pathname: '/x/react-data-grid/row-grouping/', plan: 'premium' },
      { pathname: '/x/react-data-grid/aggregation/', plan: 'premium' },
      { pathname: '/x/react-data-grid/pivoting/', plan: 'premium' },
      {
        pathname: '/x/react-data-grid/server-side-data-group',
        title: 'Server-side data',
        children: [
          { pathname: '/x/react-data-grid/server-side-data/', title: 'Overview' },
          { pathname: '/x/react-data-grid/server-side-data/tree-data/', plan: 'pro' },
          { pathname: '/x/react-data-grid/server-side-data/lazy-loading/', plan: 'pro' },
        ],
      },
      { pathname: '/x/react-data-grid/export/' },
      { pathname: '/x/react-data-grid/clipboard/' },
      { pathname: '/x/react-data-grid/scrolling/' },
      { pathname: '/x/react-data-grid/list-view/', plan: 'pro' },
    ],
  },
  {
    pathname: '/x/react-data-grid/components-group',
    subheader: 'Components',
    children: [
      { pathname: '/x/react-data-grid/components/toolbar/', title: 'Toolbar' },
      { pathname: '/x/react-data-grid/components/quick-filter/', title: 'Quick Filter' },
      { pathname: '/x/react-data-grid/components/columns-panel/', title: 'Columns Panel' },
      { pathname: '/x/react-data-grid/components/filter-panel/', title: 'Filter Panel' },
    ],
  },
  {
    pathname: '/x/react-data-grid/customization-group',
    subheader: 'Customization',
    children: [
      { pathname: '/x/react-data-grid/style/' },
      { pathname: '/x/react-data-grid/style-recipes/' },
      { pathname: '/x/react-data-grid/overlays/' },
      { pathname: '/x/react-data-grid/components/' },
    ],
  },
  {
    pathname: '/x/react-data-grid/resources-group',
    subheader: 'Resources',
    children: [
      { pathname: '/x/react-data-grid/api-object/', title: 'API object' },
      { pathname: '/x/react-data-grid/events/' },
      { pathname: '/x/react-data-grid/state/' },
      { pathname: '/x/react-data-grid/performance/' },
    ],
  },
]);
