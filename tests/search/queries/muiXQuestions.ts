import type { Row } from './addresses.ts';

/** Titles of issues and threads about MUI X, shortened as they are typed; their other half is unseen. */
export const MUI_X_QUESTIONS: readonly Row[] = [
  [
    'expand column width to fit the data',
    '/x/react-data-grid/column-definition/#widths|/x/react-data-grid/column-definition/|/x/api/data-grid/data-grid/#data-grid-prop-autosize*',
  ],
  [
    'reset column sizing',
    '/x/react-data-grid/column-definition/#widths|/x/react-data-grid/column-definition/#mistakes|/x/react-data-grid/column-definition/',
  ],
  [
    'add my own icons in header cell',
    '/x/react-data-grid/column-definition/#headers|/x/react-data-grid/column-definition/|/x/react-data-grid/',
  ],
  [
    'menu for each row in data grid',
    '/x/react-data-grid/column-definition/#actions|/x/react-data-grid/column-definition/',
  ],
  [
    'data grid row spanning',
    '/x/api/data-grid/data-grid/#data-grid-prop-rowSpanning|/x/react-data-grid/#plans|/x/react-data-grid/',
  ],
  [
    'edit grid cell with single click',
    '/x/react-data-grid/#editing|/x/react-data-grid/|/x/api/data-grid/data-grid/#data-grid-prop-onCellClick|/x/api/data-grid/data-grid/#data-grid-prop-*ellModes*',
  ],
  [
    'boolean column needs three clicks to edit',
    '/x/react-data-grid/#editing|/x/react-data-grid/column-definition/#types|/x/react-data-grid/column-definition/|/x/react-data-grid/',
  ],
  [
    'singleSelect column save on select',
    '/x/react-data-grid/column-definition/#types|/x/react-data-grid/column-definition/|/x/react-data-grid/#editing|/x/react-data-grid/',
  ],
  ['round corners of data grid', '/x/react-data-grid/#customization|/x/react-data-grid/'],
  [
    'server side row grouping',
    '/x/react-data-grid/#server|/x/react-data-grid/#plans|/x/react-data-grid/',
  ],
  [
    'freeze first column datagrid',
    '/x/react-data-grid/#plans|/x/react-data-grid/|/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns|/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-pinnedColumns|/x/introduction/licensing/#live',
  ],
  [
    'change language of data grid',
    '/x/react-data-grid/#customization|/x/react-data-grid/|/x/api/data-grid/data-grid/#data-grid-prop-localeText',
  ],
  ['ag grid vs mui data grid', '/x/react-data-grid/|/x/react-data-grid/#plans'],
  [
    'get row data on button click datagrid',
    '/x/react-data-grid/column-definition/#actions|/x/react-data-grid/column-definition/#render|/x/react-data-grid/column-definition/|/x/api/data-grid/data-grid/#data-grid-prop-onRowClick',
  ],
  [
    'remember filters and column order of grid',
    '/x/react-data-grid/#initial-state|/x/react-data-grid/|/x/api/data-grid/data-grid/#data-grid-prop-initialState',
  ],
  [
    "Can't resolve '@mui/x-date-pickers/DatePicker'",
    '/x/react-date-pickers/#install|/x/react-date-pickers/',
  ],
  [
    'datepicker minDate maxDate do not work',
    '/x/react-date-pickers/date-picker/#limits|/x/react-date-pickers/date-picker/|/x/api/date-pickers/date-picker/#date-picker-prop-minDate|/x/api/date-pickers/date-picker/#date-picker-prop-maxDate',
  ],
  [
    'date is one day off',
    '/x/api/date-pickers/date-picker/#date-picker-prop-timezone|/x/react-date-pickers/#adapters|/x/react-date-pickers/date-picker/*|/x/react-date-pickers/',
  ],
  [
    '24 hour format time picker',
    '/x/api/date-pickers/time-picker/#time-picker-prop-ampm*|/x/api/date-pickers/*-prop-ampm|/x/react-date-pickers/*',
  ],
  ['date range picker free alternative', '/x/react-date-pickers/#plans|/x/react-date-pickers/'],
  [
    'make date picker smaller',
    '/x/react-date-pickers/date-picker/#field|/x/react-date-pickers/date-picker/',
  ],
  ['moment adapter', '/x/react-date-pickers/#adapters|/x/react-date-pickers/'],
  [
    'start calendar on monday',
    '/x/react-date-pickers/date-picker/#locale|/x/react-date-pickers/date-picker/',
  ],
  [
    'axis label font size chart',
    '/x/react-charts/bars/#axes|/x/react-charts/bars/#customization|/x/react-charts/bars/|/x/api/charts/charts-*axis/*',
  ],
  [
    'chart custom tooltip content',
    '/x/react-charts/bars/#tooltip|/x/react-charts/bars/|/x/api/charts/charts-tooltip/*',
  ],
  [
    'chart legend at the bottom',
    '/x/react-charts/bars/#legend|/x/react-charts/bars/|/x/api/charts/charts-legend/*',
  ],
  [
    'make chart responsive',
    '/x/react-charts/#first-chart|/x/react-charts/|/x/react-charts/bars/|/x/react-charts/bars/#mistakes|/x/api/charts/responsive-chart-container/*',
  ],
  [
    'chart animation off',
    '/x/react-charts/bars/#customization|/x/react-charts/bars/|/x/api/charts/*-prop-skipAnimation',
  ],
  ['save chart as image', '/x/react-charts/#plans|/x/react-charts/'],
  [
    'all tree items expanded by default',
    '/x/react-tree-view/#expansion|/x/react-tree-view/|/x/api/tree-view/*-prop-defaultExpandedItems',
  ],
  [
    'load tree children on demand',
    '/x/react-tree-view/#forms|/x/react-tree-view/#plans|/x/react-tree-view/|/x/api/tree-view/rich-tree-view-pro/*',
  ],
  [
    'folder icon for parent tree items',
    '/x/react-tree-view/#icons|/x/react-tree-view/#items|/x/react-tree-view/',
  ],
  [
    'recursive tree from json',
    '/x/react-tree-view/#first-tree|/x/react-tree-view/#data|/x/react-tree-view/',
  ],
  ['rename tree item on double click', '/x/react-tree-view/#editing|/x/react-tree-view/'],
];
