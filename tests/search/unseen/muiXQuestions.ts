import {
  anyGridProp,
  chartPage,
  gridPage,
  gridProp,
  pickerPage,
  type Row,
} from '../queries/addresses.ts';

/** Titles of issues and threads about MUI X, shortened as they are typed; ranking is tuned on their other half. */
export const UNSEEN_MUI_X_QUESTIONS: readonly Row[] = [
  [
    'double click column border autosize not working',
    '/x/react-data-grid/column-definition/#widths|/x/react-data-grid/column-definition/|/x/api/data-grid/data-grid/#data-grid-prop-autosize*',
  ],
  ['datagrid column header background color', gridPage('style', 'header', 'variables')],
  [
    'data grid collapsible row with details',
    gridPage('master-detail', '', 'content') + '|' + anyGridProp('*etailPanel*'),
  ],
  [
    'No row with id found',
    gridPage('row-definition', 'ids') +
      '|' +
      gridPage('row-updates', 'ids') +
      '|/x/react-data-grid/#first-grid|/x/api/data-grid/data-grid/#data-grid-prop-getRowId',
  ],
  [
    'total sum row at bottom of datagrid',
    gridPage('row-grouping', 'totals', 'community') +
      '|/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-*ggregation*',
  ],
  [
    'datagrid row gets checked when clicking a cell',
    gridPage('events', 'propagation') +
      '|' +
      gridPage('row-selection', 'limit') +
      '|/x/react-data-grid/#selection|/x/api/data-grid/data-grid/#data-grid-prop-disableRowSelectionOnClick',
  ],
  [
    'cell editable only if row is selected',
    gridPage('editing', 'read-only') + '|' + gridProp('isCellEditable'),
  ],
  [
    'MuiDataGrid-columnHeaders background not working',
    gridPage('style', 'header', 'variables', 'mistakes'),
  ],
  [
    'datagrid infinite rerender loop',
    gridPage('performance', '', 'stable') +
      '|' +
      gridPage('row-definition', 'stable') +
      '|/x/react-data-grid/#first-grid|/x/react-data-grid/|/x/react-data-grid/column-definition/#mistakes|/x/react-data-grid/column-definition/|' +
      gridPage('server-side-data', 'mistakes'),
  ],
  [
    'export data grid to excel',
    gridPage('export', 'excel') +
      '|/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-*xcel*',
  ],
  ['hide footer data grid', gridPage('pagination', 'hide') + '|' + gridProp('hideFooter*')],
  [
    'drag and drop rows reorder datagrid',
    '/x/react-data-grid/row-ordering/|' +
      '/x/react-data-grid/#plans|/x/react-data-grid/|/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rowReordering|/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-rowReordering',
  ],
  [
    'data grid not taking full height',
    gridPage('layout', '', 'fixed', 'fill'),
    '/x/react-data-grid/#first-grid|/x/react-data-grid/|/x/api/data-grid/data-grid/#data-grid-prop-autoHeight',
  ],
  [
    'datagrid sort date column wrong',
    '/x/react-data-grid/column-definition/#types|/x/react-data-grid/column-definition/#mistakes|/x/react-data-grid/column-definition/#values|/x/react-data-grid/column-definition/|' +
      gridPage('sorting', 'comparator'),
  ],
  [
    'tooltip on long cell text datagrid',
    gridPage('cells', 'text', ''),
    '/x/react-data-grid/column-definition/#render|/x/react-data-grid/column-definition/|' +
      gridPage('row-height', 'wrap'),
  ],
  [
    'KeyboardDatePicker replacement',
    '/material-ui/migration/pickers-migration/*|/x/react-date-pickers/',
  ],
  [
    'use YYYY/MM/DD in date field',
    '/x/react-date-pickers/date-picker/#locale|/x/react-date-pickers/date-picker/|' +
      pickerPage('localization', 'format') +
      '|/x/api/date-pickers/date-picker/#date-picker-prop-format',
  ],
  [
    'jalali calendar',
    pickerPage('calendar-systems', '', 'jalali'),
    '/x/react-date-pickers/#adapters|/x/react-date-pickers/|/x/react-date-pickers/date-picker/#locale',
  ],
  [
    'date picker calendar header color',
    '/x/react-date-pickers/date-picker/#customization|/x/react-date-pickers/date-picker/',
  ],
  [
    'show events on calendar days',
    '/x/react-date-pickers/date-calendar/#loading|/x/react-date-pickers/date-calendar/#days|' +
      '/x/react-date-pickers/date-picker/#days|/x/react-date-pickers/date-picker/',
  ],
  [
    'disable keyboard typing in date picker',
    '/x/react-date-pickers/date-picker/#field|/x/react-date-pickers/date-picker/#states|/x/react-date-pickers/date-picker/',
  ],
  [
    'close calendar after selecting a date',
    '/x/react-date-pickers/date-picker/#actions|/x/react-date-pickers/date-picker/|/x/api/date-pickers/date-picker/#date-picker-prop-closeOnSelect',
  ],
  [
    'show week numbers',
    '/x/react-date-pickers/date-picker/#calendar|/x/react-date-pickers/date-picker/|/x/api/date-pickers/date-picker/#date-picker-prop-displayWeekNumber',
  ],
  [
    'stack BarChart series',
    '/x/react-charts/stacking/#stack|/x/react-charts/stacking/|' +
      '/x/react-charts/bars/#stack|/x/react-charts/bars/',
  ],
  ['hide x axis', chartPage('axis', 'hide')],
  [
    'line and bar in one chart',
    '/x/react-charts/#inside|/x/react-charts/|/x/react-charts/bars/#customization|/x/api/charts/chart-container/*',
  ],
  [
    'bar chart long labels cut off',
    chartPage('axis', 'labels') + '|/x/react-charts/bars/#horizontal',
  ],
  ['number on top of each bar', '/x/react-charts/bars/#labels|/x/react-charts/bars/'],
  [
    'tree view expand only on icon click',
    '/x/react-tree-view/rich-tree-view/expansion/#trigger|/x/react-tree-view/rich-tree-view/expansion/|' +
      '/x/react-tree-view/#expansion|/x/react-tree-view/|/x/api/tree-view/*-prop-expansionTrigger',
  ],
  [
    'selecting parent node selects all children',
    '/x/react-tree-view/rich-tree-view/selection/#propagation|/x/react-tree-view/rich-tree-view/selection/|' +
      '/x/react-tree-view/#selection|/x/react-tree-view/',
  ],
  [
    'drag and drop tree nodes',
    '/x/react-tree-view/rich-tree-view/ordering/*|' +
      '/x/react-tree-view/#forms|/x/react-tree-view/#plans|/x/react-tree-view/|/x/api/tree-view/rich-tree-view-pro/*',
  ],
  [
    'expand tree to a given node',
    '/x/react-tree-view/#methods|/x/react-tree-view/#expansion|/x/react-tree-view/',
  ],
  [
    'treeview items do not toggle when expanded is set',
    '/x/react-tree-view/#expansion|/x/react-tree-view/',
  ],
];
