import {
  anyOf,
  page,
  anyGridProp,
  chartPage,
  gridPage,
  pickerPage,
  type Row,
} from './addresses.ts';

/** Titles of issues and threads about MUI X, shortened as they are typed. */
export const MUI_X_QUESTIONS: readonly Row[] = [
  [
    'expand column width to fit the data',
    '/x/react-data-grid/column-dimensions/#autosize|' +
      '/x/react-data-grid/column-definition/#widths|/x/react-data-grid/column-definition/|/x/api/data-grid/data-grid/#data-grid-prop-autosize*',
  ],
  [
    'reset column sizing',
    '/x/react-data-grid/column-dimensions/#autosize|/x/react-data-grid/column-dimensions/#resize|/x/react-data-grid/column-dimensions/|' +
      '/x/react-data-grid/column-definition/#widths|/x/react-data-grid/column-definition/#mistakes|/x/react-data-grid/column-definition/',
  ],
  [
    'add my own icons in header cell',
    '/x/react-data-grid/column-definition/#headers|/x/react-data-grid/column-definition/|/x/react-data-grid/',
  ],
  ['menu for each row in data grid', page('/x/react-data-grid/column-definition/', 'actions')],
  [
    'data grid row spanning',
    '/x/react-data-grid/row-spanning/|' +
      '/x/api/data-grid/data-grid/#data-grid-prop-rowSpanning|/x/react-data-grid/#plans|/x/react-data-grid/',
  ],
  ['edit grid cell with single click', page('/x/react-data-grid/editing/', 'start-stop')],
  ['boolean column needs three clicks to edit', '/x/react-data-grid/editing/#start-stop'],
  [
    'singleSelect column save on select',
    page('/x/react-data-grid/editing/custom-edit-component/', 'pick'),
  ],
  ['round corners of data grid', gridPage('style', 'variables')],
  ['server side row grouping', gridPage('row-grouping', 'group')],
  [
    'freeze first column datagrid',
    gridPage('column-pinning', '', 'community') + '|' + anyGridProp('pinnedColumns'),
  ],
  [
    'change language of data grid',
    '/x/react-data-grid/localization/|' +
      '/x/react-data-grid/#customization|/x/react-data-grid/|/x/api/data-grid/data-grid/#data-grid-prop-localeText',
  ],
  ['ag grid vs mui data grid', '/x/react-data-grid/|/x/react-data-grid/#plans'],
  [
    'get row data on button click datagrid',
    gridPage('cells', 'controls') +
      '|/x/react-data-grid/column-definition/#actions|/x/react-data-grid/column-definition/#render|/x/react-data-grid/column-definition/|/x/api/data-grid/data-grid/#data-grid-prop-onRowClick',
  ],
  ['remember filters and column order of grid', page('/x/react-data-grid/state/', 'save')],
  [
    "Can't resolve '@mui/x-date-pickers/DatePicker'",
    '/x/react-date-pickers/#install|/x/react-date-pickers/',
  ],
  [
    'datepicker minDate maxDate do not work',
    '/x/react-date-pickers/date-picker/#limits|/x/react-date-pickers/date-picker/|/x/api/date-pickers/date-picker/#date-picker-prop-minDate|/x/api/date-pickers/date-picker/#date-picker-prop-maxDate',
  ],
  ['date is one day off', pickerPage('timezone', 'one-day-off', 'date-only', 'mistakes')],
  [
    '24 hour format time picker',
    pickerPage('time-picker', 'ampm') +
      '|' +
      pickerPage('localization', 'hours') +
      '|/x/api/date-pickers/time-picker/#time-picker-prop-ampm*|/x/api/date-pickers/*-prop-ampm',
  ],
  ['date range picker free alternative', pickerPage('date-range-picker', 'free')],
  ['make date picker smaller', page('/x/react-date-pickers/date-picker/', 'field')],
  ['moment adapter', '/x/react-date-pickers/#adapters|/x/react-date-pickers/'],
  ['start calendar on monday', '/x/react-date-pickers/localization/#week-start'],
  [
    'axis label font size chart',
    chartPage('axis', 'labels', 'customization') + '|/x/react-charts/bars/#axes',
  ],
  ['chart custom tooltip content', chartPage('tooltip', 'content')],
  ['chart legend at the bottom', chartPage('tooltip', 'legend')],
  [
    'make chart responsive',
    '/x/react-charts/#first-chart|/x/react-charts/|/x/react-charts/bars/|/x/react-charts/bars/#mistakes|/x/api/charts/responsive-chart-container/*',
  ],
  [
    'chart animation off',
    chartPage('animation', 'skip', '') + '|/x/api/charts/*-prop-skipAnimation',
    '/x/react-charts/bars/#customization|/x/react-charts/bars/|/x/api/charts/*-prop-skipAnimation',
  ],
  [
    'save chart as image',
    anyOf(page('/x/react-charts/', 'plans'), page('/x/react-charts/export/', 'code', 'toolbar')),
  ],
  [
    'all tree items expanded by default',
    '/x/react-tree-view/rich-tree-view/expansion/#start|/x/react-tree-view/rich-tree-view/expansion/|' +
      '/x/react-tree-view/#expansion|/x/react-tree-view/|/x/api/tree-view/*-prop-defaultExpandedItems',
  ],
  [
    'load tree children on demand',
    '/x/react-tree-view/rich-tree-view/lazy-loading/',
    '/x/react-tree-view/#forms|/x/react-tree-view/#plans|/x/react-tree-view/|/x/api/tree-view/rich-tree-view-pro/*',
  ],
  [
    'folder icon for parent tree items',
    '/x/react-tree-view/#icons|/x/react-tree-view/#items|/x/react-tree-view/',
  ],
  [
    'recursive tree from json',
    '/x/react-tree-view/rich-tree-view/items/|/x/react-tree-view/#first-tree|/x/react-tree-view/#data|/x/react-tree-view/',
  ],
  ['rename tree item on double click', '/x/react-tree-view/#editing|/x/react-tree-view/'],
];
