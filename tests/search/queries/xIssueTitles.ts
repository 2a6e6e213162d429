import { anyOf, page, type Row } from './addresses.ts';

/** Titles of issues and threads about MUI X, shortened as they are typed. Their answers are what two judges accepted who did not see the ranking. */
export const X_ISSUE_TITLES: readonly Row[] = [
  [
    'double click column border autosize not working',
    anyOf(
      page('/x/react-data-grid/column-definition/', 'widths'),
      '/x/api/data-grid/data-grid/#data-grid-prop-autosize*',
      '/x/react-data-grid/column-dimensions/#autosize',
    ),
  ],
  [
    'datagrid column header background color',
    anyOf('/x/react-data-grid/style/#header', '/x/react-data-grid/style/#variables'),
  ],
  [
    'data grid collapsible row with details',
    anyOf(
      page('/x/react-data-grid/master-detail/', 'content'),
      '/x/api/data-grid/*-prop-*etailPanel*',
    ),
  ],
  [
    'No row with id found',
    anyOf(
      '/x/react-data-grid/row-definition/#ids',
      '/x/react-data-grid/row-updates/#ids',
      '/x/react-data-grid/#first-grid',
      '/x/api/data-grid/data-grid/#data-grid-prop-getRowId',
    ),
  ],
  [
    'total sum row at bottom of datagrid',
    anyOf(
      '/x/react-data-grid/row-grouping/#totals',
      '/x/react-data-grid/row-grouping/#community',
      '/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-*ggregation*',
      '/x/react-data-grid/aggregation/',
    ),
  ],
  [
    'datagrid row gets checked when clicking a cell',
    anyOf(
      '/x/react-data-grid/events/#propagation',
      '/x/react-data-grid/row-selection/#limit',
      '/x/react-data-grid/#selection',
      '/x/api/data-grid/data-grid/#data-grid-prop-disableRowSelectionOnClick',
    ),
  ],
  [
    'cell editable only if row is selected',
    anyOf(
      '/x/react-data-grid/editing/#read-only',
      '/x/api/data-grid/data-grid/#data-grid-prop-isCellEditable',
    ),
  ],
  [
    'MuiDataGrid-columnHeaders background not working',
    anyOf(
      '/x/react-data-grid/style/#header',
      '/x/react-data-grid/style/#variables',
      '/x/react-data-grid/style/#mistakes',
    ),
  ],
  [
    'datagrid infinite rerender loop',
    anyOf(
      page('/x/react-data-grid/performance/', 'stable'),
      '/x/react-data-grid/row-definition/#stable',
      page('/x/react-data-grid/', 'first-grid'),
      page('/x/react-data-grid/column-definition/', 'mistakes'),
      '/x/react-data-grid/server-side-data/#mistakes',
    ),
  ],
  [
    'export data grid to excel',
    anyOf(
      page('/x/react-data-grid/export/', 'excel'),
      '/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-*xcel*',
    ),
  ],
  [
    'hide footer data grid',
    anyOf(
      '/x/react-data-grid/pagination/#hide',
      '/x/api/data-grid/data-grid/#data-grid-prop-hideFooter*',
      '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-hideFooter',
      '/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-hideFooter',
    ),
  ],
  [
    'drag and drop rows reorder datagrid',
    anyOf(
      '/x/react-data-grid/row-ordering/',
      page('/x/react-data-grid/', 'plans'),
      '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-rowReordering',
      '/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-rowReordering',
    ),
  ],
  [
    'data grid not taking full height',
    anyOf(
      page('/x/react-data-grid/layout/', 'fixed', 'fill'),
      '/x/react-data-grid/quickstart/#size',
    ),
  ],
  [
    'datagrid sort date column wrong',
    anyOf(
      page('/x/react-data-grid/column-definition/', 'types', 'mistakes', 'values'),
      '/x/react-data-grid/sorting/#comparator',
    ),
  ],
  ['tooltip on long cell text datagrid', page('/x/react-data-grid/cells/', 'text')],
  [
    'KeyboardDatePicker replacement',
    anyOf(
      page('/material-ui/migration/pickers-migration/', 'components'),
      '/x/react-date-pickers/',
    ),
  ],
  [
    'use YYYY/MM/DD in date field',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'locale'),
      '/x/react-date-pickers/localization/#format',
      '/x/api/date-pickers/date-picker/#date-picker-prop-format',
    ),
  ],
  ['jalali calendar', page('/x/react-date-pickers/calendar-systems/', 'jalali')],
  [
    'date picker calendar header color',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'customization'),
      '/x/react-date-pickers/custom-components/#props',
    ),
  ],
  [
    'show events on calendar days',
    anyOf(
      page('/x/react-date-pickers/date-calendar/', 'loading', 'days'),
      page('/x/react-date-pickers/date-picker/', 'days'),
    ),
  ],
  [
    'disable keyboard typing in date picker',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'field', 'states'),
      '/x/react-date-pickers/custom-field/#read-only',
    ),
  ],
  [
    'close calendar after selecting a date',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'actions'),
      '/x/api/date-pickers/date-picker/#date-picker-prop-closeOnSelect',
      '/x/api/date-pickers/mobile-date-picker/#mobile-date-picker-prop-closeOnSelect',
      '/x/api/date-pickers/desktop-date-picker/#desktop-date-picker-prop-closeOnSelect',
    ),
  ],
  [
    'show week numbers',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'calendar'),
      '/x/api/date-pickers/date-picker/#date-picker-prop-displayWeekNumber',
      '/x/api/date-pickers/date-calendar/#date-calendar-prop-displayWeekNumber',
      '/x/api/date-pickers/mobile-date-picker/#mobile-date-picker-prop-displayWeekNumber',
      '/x/api/date-pickers/date-time-picker/#date-time-picker-prop-displayWeekNumber',
      '/x/api/date-pickers/date-time-range-picker/#date-time-range-picker-prop-displayWeekNumber',
    ),
  ],
  [
    'stack BarChart series',
    anyOf(page('/x/react-charts/stacking/', 'stack'), page('/x/react-charts/bars/', 'stack')),
  ],
  ['hide x axis', '/x/react-charts/axis/#hide'],
  [
    'line and bar in one chart',
    anyOf(
      page('/x/react-charts/', 'inside'),
      '/x/react-charts/bars/#customization',
      '/x/api/charts/chart-container/',
      page('/x/react-charts/composition/', 'container'),
    ),
  ],
  [
    'bar chart long labels cut off',
    anyOf('/x/react-charts/axis/#labels', '/x/react-charts/bars/#horizontal'),
  ],
  ['number on top of each bar', '/x/react-charts/bars/#labels|/x/react-charts/bars/'],
  [
    'tree view expand only on icon click',
    anyOf(
      page('/x/react-tree-view/rich-tree-view/expansion/', 'trigger'),
      page('/x/react-tree-view/', 'expansion'),
      '/x/api/tree-view/*-prop-expansionTrigger',
    ),
  ],
  [
    'selecting parent node selects all children',
    anyOf(
      page('/x/react-tree-view/rich-tree-view/selection/', 'propagation'),
      page('/x/react-tree-view/', 'selection'),
      page('/x/react-tree-view/simple-tree-view/selection/', 'propagation'),
    ),
  ],
  [
    'drag and drop tree nodes',
    anyOf(
      '/x/react-tree-view/rich-tree-view/ordering/',
      page('/x/react-tree-view/', 'forms', 'plans'),
      '/x/api/tree-view/rich-tree-view-pro/',
    ),
  ],
  [
    'expand tree to a given node',
    anyOf(
      page('/x/react-tree-view/', 'methods', 'expansion'),
      page('/x/react-tree-view/rich-tree-view/expansion/', 'start'),
    ),
  ],
  [
    'treeview items do not toggle when expanded is set',
    anyOf(
      page('/x/react-tree-view/', 'expansion'),
      '/x/react-tree-view/rich-tree-view/expansion/#all',
    ),
  ],
];
