import {
  anyOf,
  anyGridProp,
  bars,
  chartPage,
  column,
  grid,
  gridPage,
  page,
  picker,
  pickerPage,
  tree,
  type Row,
} from './addresses.ts';

/** Titles of issues in the trackers of the family, as they shrink when they are typed into a search field. */
export const TRACKER: readonly Row[] = [
  // Material UI
  ['TextField label too long is cut off', material('text-field')],
  [
    'label goes down while there is still text in number field',
    page('/material-ui/react-text-field/', 'mistakes'),
  ],
  [
    'multiple select empty array renderValue placeholder',
    material('select', 'placeholder', 'multiple'),
  ],
  [
    'multiple select displays object Object',
    material('select', 'multiple', 'chips', 'selected-label', 'mistakes'),
  ],
  ['autocomplete customize popper width', material('autocomplete', 'list-size')],
  ['autocomplete listbox inside dialog hidden', material('autocomplete')],
  ['dialog closes when clicking on body scrollbar', material('dialog', 'scroll', 'guard')],
  [
    'focus not trapped in modal when button unmounts',
    material('modal', 'enforce-focus', 'restore-focus', 'accessibility'),
  ],
  [
    'dialog opened from menu item loses focus',
    anyOf(
      '/material-ui/react-dialog/',
      page('/material-ui/react-modal/', 'restore-focus', 'enforce-focus'),
      '/material-ui/react-menu/',
    ),
  ],
  ['popover with arrow', material('popover', 'arrow')],
  ['menu position left or right of button', material('menu', 'position')],
  ['enter key not working in menu item with button', material('menu', 'accessibility', 'mistakes')],
  ['popper wrong position when zoomed', material('popper')],
  [
    'disable hover on Button',
    anyOf(
      page('/material-ui/react-button/', 'customization'),
      '/material-ui/customization/how-to-customize/#states',
    ),
  ],
  [
    'icon button color not changing when disabled',
    material('button', 'customization', 'icon-buttons', 'icon-button-sizes'),
  ],
  [
    "can't augment palette with typescript",
    '/material-ui/guides/typescript/*|/material-ui/customization/palette/#custom-colors',
  ],
  [
    'module augmentation @mui/material/styles has no exported member',
    '/material-ui/guides/typescript/*',
  ],
  [
    'custom theme variables not recognized typescript',
    '/material-ui/guides/typescript/*|/material-ui/customization/theming/#typescript|/material-ui/customization/theming/#variables',
  ],
  [
    'container queries with breakpoints',
    '/material-ui/customization/container-queries/*|/system/getting-started/usage/#container-queries|/material-ui/guides/responsive-ui/#container-queries',
  ],
  [
    'Container maxWidth overwritten in sx',
    material('container', 'custom-width', 'max-width', 'customization', 'mistakes') +
      '|/system/react-container/*',
  ],
  [
    'custom breakpoints with Grid and Container',
    material('grid', 'custom-breakpoints') +
      '|/material-ui/customization/breakpoints/#names|/system/react-grid/#breakpoints|/system/getting-started/usage/#own-breakpoints',
  ],
  ['sticky table footer with pagination', material('table', 'footer-pagination', 'sticky-header')],
  ['sticky column in table', material('table', 'sticky-column')],
  ['drawer below app bar instructions', material('drawer', 'below-app-bar')],
  ['tabs inside app bar', material('app-bar') + '|' + material('tabs')],
  [
    'snackbar close button x',
    anyOf(
      page('/material-ui/react-snackbar/', 'alert'),
      '/material-ui/api/snackbar/#snackbar-prop-action',
    ),
  ],
  ['stepper custom connector', material('stepper', 'icons', 'customization')],
  [
    'className did not match css- mui- hydration warning',
    '/material-ui/integrations/nextjs/*|/material-ui/getting-started/faq/#hydration|/material-ui/guides/server-rendering/*|/material-ui/migration/troubleshooting/*',
  ],
  [
    'styles missing after hard refresh next.js',
    '/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/*|/material-ui/migration/troubleshooting/#ssr',
  ],
  [
    'first-child is potentially unsafe when doing server-side rendering',
    '/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/*',
  ],
  [
    'makeStyles is no longer exported from @mui/material/styles',
    '/material-ui/migration/migrating-from-jss/*|/system/styles/*|/material-ui/migration/v5-style-changes/*|/material-ui/migration/migration-v4/*|/production-error/*',
  ],
  [
    "Property 'spacing' does not exist on type 'DefaultTheme'",
    '/material-ui/migration/troubleshooting/#default-theme|/material-ui/migration/troubleshooting/',
  ],
  [
    'use tss-react instead of makeStyles',
    '/material-ui/migration/migrating-from-jss/#tss-react|/material-ui/migration/migrating-from-jss/',
  ],
  [
    'codemod for deprecated components prop',
    '/material-ui/migration/migrating-from-deprecated-apis/*',
  ],
  [
    'LoadingButton moved from lab',
    '/material-ui/about-the-lab/#moved|/material-ui/migration/upgrade-to-v7/#lab|/material-ui/migration/upgrade-to-v6/#small-changes|/material-ui/react-button/#loading',
  ],
  ['Slider two values overlapping', material('slider', 'minimum-distance', 'range')],
  ['keep mounted modal for SEO', material('modal', 'keep-mounted', 'server')],
  ['remove arrow keys navigation in tabs', material('tabs', 'focus', 'accessibility')],
  [
    'image list masonry order',
    material('image-list', 'masonry') + '|' + material('masonry', 'sequential'),
  ],
  ['speed dial tooltips always open', material('speed-dial', 'labels')],
  ['transfer list with search', material('transfer-list', 'search')],
  ['timeline left aligned without opposite content', material('timeline', 'edge', 'position')],
  [
    'css variables theme toggling dark flickers',
    '/material-ui/customization/css-theme-variables/configuration/#flash|/material-ui/customization/dark-mode/#no-flash|/material-ui/customization/css-theme-variables/*',
  ],
  [
    'InitColorSchemeScript placement',
    anyOf(
      '/material-ui/customization/css-theme-variables/configuration/#flash',
      '/material-ui/customization/dark-mode/#no-flash',
      '/material-ui/api/init-color-scheme-script/',
      '/material-ui/integrations/nextjs/#app-layout',
      '/material-ui/getting-started/faq/#flicker',
    ),
  ],
  ['shadow DOM styles not applied', '/material-ui/customization/shadow-dom/*'],
  ['rtl layout not working with emotion', '/material-ui/customization/right-to-left/*'],
  [
    'two mui versions on same page class name conflict',
    '/material-ui/experimental-api/classname-generator/*|/material-ui/migration/troubleshooting/#class-name-clash|/material-ui/integrations/theme-scoping/*',
  ],
  ['change Mui class name prefix', '/material-ui/experimental-api/classname-generator/*'],
  [
    'use styled-components as engine',
    '/material-ui/integrations/styled-components/*|/material-ui/getting-started/installation/#styled-components',
  ],
  ['eslint rule no barrel imports', '/material-ui/guides/minimizing-bundle-size/*'],
  // Data grid
  [
    'disable selection of certain rows',
    gridPage('row-selection', 'limit') + '|' + anyGridProp('isRowSelectable'),
  ],
  [
    'limit number of selected checkboxes in data grid',
    gridPage('row-selection', 'limit', 'model') + '|' + anyGridProp('isRowSelectable'),
  ],
  [
    'disableRowSelectionOnClick not working',
    gridPage('row-selection', 'limit') + '|' + anyGridProp('disableRowSelectionOnClick'),
  ],
  [
    'checkboxSelection only one row',
    gridPage('row-selection', 'single') + '|' + anyGridProp('disableMultipleRowSelection'),
  ],
  [
    'filter uses raw value instead of renderCell',
    anyOf(
      page('/x/react-data-grid/column-definition/', 'values', 'render', 'mistakes'),
      '/x/react-data-grid/filtering/#mistakes',
    ),
  ],
  [
    'filter with object in valueGetter',
    column('values', 'mistakes') + '|' + gridPage('filtering', 'mistakes'),
  ],
  [
    'make cell editable only if row is selected',
    anyOf('/x/react-data-grid/editing/#read-only', '/x/api/data-grid/*-prop-isCellEditable'),
  ],
  [
    'unknown rowCount server pagination',
    gridPage('pagination', 'unknown') +
      '|' +
      gridPage('server-side-data', 'unknown-total') +
      '|' +
      anyGridProp('rowCount') +
      '|' +
      anyGridProp('paginationMeta'),
  ],
  [
    'pagination resets to first page when rows change',
    anyOf(
      '/x/react-data-grid/pagination/#mistakes',
      '/x/react-data-grid/server-side-data/#mistakes',
    ),
  ],
  [
    'column widths readjust on every render',
    anyOf(
      page('/x/react-data-grid/column-definition/', 'mistakes', 'widths'),
      page('/x/react-data-grid/', 'first-grid'),
    ),
  ],
  [
    'collapsible column groups',
    '/x/react-data-grid/column-groups/#collapse|/x/react-data-grid/column-groups/|' +
      column('headers') +
      '|' +
      anyGridProp('columnGroupingModel'),
  ],
  ['column selector panel hide toggle all', gridPage('column-visibility', 'panel')],
  [
    'data grid too many re-renders',
    gridPage('performance', '', 'stable'),
    grid('first-grid') + '|' + gridPage('server-side-data', 'mistakes'),
  ],
  ['data grid in dialog has zero height', page('/x/react-data-grid/layout/', 'fixed')],
  [
    'custom toolbar with button',
    page('/x/react-data-grid/components/toolbar/', 'parts', 'actions'),
  ],
  [
    'cancel edit on escape',
    anyOf(
      '/x/react-data-grid/editing/editing-events/#reasons',
      '/x/react-data-grid/editing/#start-stop',
      '/x/react-data-grid/#accessibility',
    ),
  ],
  [
    'processRowUpdate validation error',
    anyOf(
      '/x/react-data-grid/editing/persistence/#conflict',
      '/x/react-data-grid/editing/#save',
      '/x/react-data-grid/editing/#validation',
      '/x/react-data-grid/#editing',
      '/x/api/data-grid/data-grid/#data-grid-prop-onProcessRowUpdateError',
    ),
  ],
  [
    'lazy loading rows on scroll',
    gridPage('server-side-data/lazy-loading', '', 'ranges', 'infinite') +
      '|' +
      gridPage('server-side-data', 'scroll') +
      '|/x/api/data-grid/*-lazyLoading*',
  ],
  [
    'aggregation row sum premium',
    anyOf(
      '/x/react-data-grid/row-grouping/#totals',
      '/x/api/data-grid/*-aggregation*',
      page('/x/react-data-grid/aggregation/', 'functions'),
    ),
  ],
  [
    'copy cell value to clipboard',
    '/x/react-data-grid/clipboard/#copy|/x/react-data-grid/clipboard/|' +
      gridPage('export', 'clipboard') +
      '|' +
      anyGridProp('*lipboard*'),
  ],
  ['print data grid', gridPage('export', 'print', '') + '|/x/api/data-grid/export-print/'],
  [
    'MUI X: Missing license key',
    '/x/introduction/licensing/*|' +
      grid('license') +
      '|/x/react-charts/#plans|/x/react-date-pickers/#plans|/x/react-tree-view/#plans',
  ],
  ['license key environment variable next.js', '/x/introduction/licensing/*|' + grid('license')],
  // Date pickers
  [
    'onAccept vs onChange',
    pickerPage('lifecycle', '', 'calls', 'saving'),
    picker('value') +
      '|' +
      pickerPage('time-picker', 'value') +
      '|' +
      pickerPage('date-time-picker', 'value') +
      '|/x/api/date-pickers/*-onAccept',
  ],
  [
    'date picker keyboard typing invalid date',
    anyOf(
      '/x/react-date-pickers/date-field/#value',
      page('/x/react-date-pickers/date-picker/', 'value', 'states', 'limits', 'accessibility'),
    ),
  ],
  [
    'format prop YYYY/MM/DD',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'locale'),
      '/x/react-date-pickers/localization/#format',
      '/x/api/date-pickers/*-format',
      '/x/react-date-pickers/date-time-picker/#format',
    ),
  ],
  [
    'minutes step 15 in time picker',
    pickerPage('time-picker', 'steps') +
      '|/x/api/date-pickers/*-minutesStep|/x/api/date-pickers/*-timeSteps',
  ],
  [
    'hide seconds or minutes from time picker views',
    pickerPage('time-picker', 'views') + '|/x/api/date-pickers/*time-picker*-views',
  ],
  [
    'date picker jalali calendar',
    pickerPage('calendar-systems', '', 'jalali'),
    '/x/react-date-pickers/#adapters|/x/react-date-pickers/|' + picker('locale'),
  ],
  [
    'clear value button in date field',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'value', 'field', 'actions'),
      '/x/api/date-pickers/*-clearable',
      '/x/react-date-pickers/fields/#clearing',
    ),
  ],
  [
    'mobile picker always opens dialog',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'static'),
      '/x/react-date-pickers/#inside',
      '/x/api/date-pickers/*-desktopModeMediaQuery',
    ),
  ],
  ['mark public holidays in calendar', picker('days')],
  ['reduce height of date picker input', picker('field')],
  [
    'renderInput removed',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'field'),
      '/material-ui/migration/pickers-migration/',
    ),
  ],
  ['utc date off by one day', pickerPage('timezone', 'one-day-off', 'date-only', 'mistakes')],
  [
    'cannot find localization context',
    '/x/react-date-pickers/#adapters|/x/react-date-pickers/#first-picker|/x/react-date-pickers/|' +
      picker('mistakes'),
  ],
  // Charts
  ['rotate tick labels 45 degrees', chartPage('axis', 'labels')],
  ['number of ticks on x axis', chartPage('axis', 'ticks') + '|/x/api/charts/*-tickNumber'],
  ['y axis label cut off', chartPage('axis', 'labels', 'mistakes')],
  ['bar chart click event get data', bars('click') + '|/x/api/charts/*-onItemClick'],
  [
    'stacked bar chart with negative values',
    '/x/react-charts/stacking/#offset|/x/react-charts/stacking/|' + bars('negative', 'stack'),
  ],
  ['space between bars', bars('shape')],
  [
    'legend position bottom',
    '/x/react-charts/legend/#position|/x/react-charts/legend/|' + chartPage('tooltip', 'legend'),
  ],
  ['empty data message in chart', bars('states') + '|/x/api/charts/*-loading'],
  ['line chart null values gap', chartPage('lines', 'missing')],
  [
    'zoom chart with mouse wheel',
    '/x/react-charts/zoom-and-pan/#interactions|/x/react-charts/zoom-and-pan/|' +
      '/x/react-charts/#plans|/x/react-charts/',
  ],
  [
    'heatmap chart',
    '/x/react-charts/heatmap/',
    '/x/react-charts/#inside|/x/api/charts/heatmap/*|/x/react-charts/',
  ],
  [
    'combine line and bar chart',
    '/x/react-charts/composition/#container|/x/react-charts/composition/|' +
      '/x/react-charts/#inside|/x/react-charts/',
  ],
  ['charts bundle without d3', '/x/react-charts/|/x/react-charts/#install'],
  // Tree view
  [
    'onClick on RichTreeView item',
    '/x/react-tree-view/rich-tree-view/items/#click|/x/react-tree-view/rich-tree-view/items/|/x/api/tree-view/*-onItemClick',
    tree('items', 'selection', 'methods') + '|/x/api/tree-view/*-onItemClick',
  ],
  [
    'select children when parent is selected tree',
    '/x/react-tree-view/rich-tree-view/selection/#propagation|' +
      tree('selection') +
      '|/x/api/tree-view/*-selectionPropagation',
  ],
  [
    'expand only when clicking the icon',
    anyOf(
      page('/x/react-tree-view/', 'expansion'),
      '/x/api/tree-view/*-expansionTrigger',
      '/material-ui/react-accordion/#icon-only',
    ),
  ],
  ['menu inside tree item', tree('items')],
  ['scroll to tree item programmatically', tree('methods')],
  [
    'tree view multi select not working',
    '/x/react-tree-view/rich-tree-view/selection/#several|/x/react-tree-view/rich-tree-view/selection/|' +
      tree('selection') +
      '|/x/api/tree-view/*-multiSelect',
  ],
  [
    'drag and drop reorder tree items',
    '/x/react-tree-view/rich-tree-view/ordering/*|' +
      tree('plans', 'forms') +
      '|/x/api/tree-view/*-itemsReordering',
  ],
  ['lines connecting tree items', tree('customization')],
];

function material(slug: string, ...sections: readonly string[]): string {
  return page(`/material-ui/react-${slug}/`, ...sections);
}
