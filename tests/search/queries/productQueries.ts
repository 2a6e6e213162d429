import {
  anyOf,
  page,
  chartPage,
  charts,
  gridPage,
  gridProp,
  joy,
  material,
  pickerPage,
  pickers,
  type Row,
} from './addresses.ts';

/** What other products than the first have. */
export const OTHER_PRODUCTS: readonly Row[] = [
  ['joy button', ...joy('button')],
  ['joy ui select', ...joy('select')],
  ['joy ui installation', '/joy-ui/getting-started/installation/'],
  ['joy modal dialog', '/joy-ui/api/modal-dialog/'],
  ['sheet', ...joy('sheet')],
  ['aspect ratio', ...joy('aspect-ratio')],
  [
    'base ui installation',
    '/base-ui/getting-started/installation/',
    '/base-ui/getting-started/quickstart/',
  ],
  ['system usage', '/system/getting-started/usage/'],
  ['charts', '/x/react-charts/'],
  ['bar chart', ...charts('bars', 'bar-chart')],
  ['piechart', ...charts('pie', 'pie-chart')],
  ['LineChart', '/x/react-charts/lines/|/x/api/charts/line-chart/'],
  ['sparkline', ...charts('sparkline', 'spark-line-chart')],
  ['gauge', ...charts('gauge', 'gauge')],
  ['tree view', '/x/react-tree-view/', '/x/api/tree-view/*'],
  ['rich tree view', '/x/react-tree-view/rich-tree-view/', '/x/react-tree-view/'],
  ['time clock', ...pickers('time-clock')],
  ['digital clock', ...pickers('digital-clock')],
  ['calendar', ...pickers('date-calendar')],
  ['toolbar data grid', '/x/react-data-grid/components/toolbar/', '/x/api/data-grid/toolbar/'],
  [
    'quick filter',
    '/x/react-data-grid/filtering/quick-filter/',
    gridPage('filtering', 'quick-filter') + '|/x/api/data-grid/quick-filter/',
  ],
  [
    'dashboard layout',
    '/toolpad/core/react-dashboard-layout/',
    '/toolpad/core/api/dashboard-layout/',
  ],
  ['toolpad sign in', '/toolpad/core/react-sign-in-page/', '/toolpad/core/api/sign-in-page/'],
  ['page container', '/toolpad/core/react-page-container/', '/toolpad/core/api/page-container/'],
  [
    'useNotifications',
    '/toolpad/core/react-use-notifications/',
    '/toolpad/core/api/use-notifications/',
  ],
  ['toolpad studio', '/toolpad/studio/getting-started/'],
  ['joy input', ...joy('input')],
  [
    'joy ui dark mode',
    anyOf(
      '/joy-ui/getting-started/usage/#dark-mode',
      '/joy-ui/main-features/dark-mode-optimization/',
      '/joy-ui/getting-started/tutorial/#mode',
      '/joy-ui/customization/dark-mode/',
    ),
  ],
  ['joy or material ui', '/joy-ui/getting-started/#compare'],
  ['joy autocomplete', ...joy('autocomplete')],
  ['unstyled button', '/base-ui/react-button/'],
  ['base ui slider', '/base-ui/react-slider/'],
  ['headless select', '/base-ui/react-select/'],
  ['focus trap', '/base-ui/react-focus-trap/', '/base-ui/react-focus-trap/components-api/*'],
  [
    'number input',
    '/material-ui/react-number-field/',
    '/base-ui/react-number-input/',
    '/base-ui/react-number-input/*',
  ],
  [
    'data grid install',
    anyOf(
      page('/x/react-data-grid/', 'install'),
      page('/x/react-data-grid/quickstart/', 'install'),
    ),
  ],
  [
    'data grid loading state',
    anyOf(
      '/x/react-data-grid/#states',
      '/x/react-data-grid/row-updates/#loading',
      '/x/api/data-grid/data-grid/#data-grid-prop-loading',
      page('/x/react-data-grid/overlays/', 'loading'),
    ),
  ],
  [
    'edit cells in data grid',
    gridPage('editing', '', 'start-stop') + '|/x/react-data-grid/#editing',
  ],
  [
    'data grid server side',
    gridPage('server-side-data', '', 'source') + '|/x/react-data-grid/#server',
  ],
  [
    'column width',
    anyOf(
      '/x/react-data-grid/column-definition/#widths',
      '/x/react-data-grid/column-definition/#ColumnWidths',
      '/material-ui/react-table/#column-width',
    ),
  ],
  [
    'render custom cell',
    anyOf(
      '/x/react-data-grid/column-definition/#render',
      '/x/react-data-grid/column-definition/#RenderedCells',
    ),
  ],
  [
    'export to csv',
    anyOf(
      page('/x/react-data-grid/export/', 'csv', 'rows'),
      '/x/react-data-grid/#toolbar',
      '/x/api/data-grid/export-csv/',
    ),
  ],
  ['license key', '/x/introduction/licensing/*|/x/react-data-grid/#license'],
  ['missing license key watermark', '/x/introduction/licensing/*|/x/react-data-grid/#license'],
  ['time picker', '/x/react-date-pickers/time-picker/', '/x/api/date-pickers/time-picker/'],
  ['disable weekends', '/x/react-date-pickers/date-picker/#limits|*-prop-shouldDisableDate'],
  [
    'date picker format',
    '/x/react-date-pickers/date-picker/#locale|' +
      pickerPage('localization', 'format') +
      '|/x/api/date-pickers/date-picker/#date-picker-prop-format',
  ],
  ['dayjs adapter', '/x/react-date-pickers/adapters-locale/|' + '/x/react-date-pickers/#adapters'],
  ['date picker without time', '/x/react-date-pickers/date-picker/'],
  ['stacked bar chart', '/x/react-charts/bars/#stack|/x/react-charts/bars/#StackedBars'],
  ['horizontal bars', '/x/react-charts/bars/#horizontal|/x/react-charts/bars/#HorizontalBars'],
  [
    'chart legend',
    '/x/react-charts/legend/|' +
      chartPage('tooltip', '', 'legend') +
      '|/x/react-charts/bars/#legend|/x/api/charts/charts-legend/',
  ],
  ['chart tooltip', chartPage('tooltip', '') + '|/x/api/charts/charts-tooltip/'],
  ['heatmap', '/x/react-charts/heatmap/', '/x/api/charts/heatmap/'],
  ['scatter', '/x/react-charts/scatter/|/x/api/charts/scatter-chart/'],
  [
    'tree item',
    anyOf(
      '/x/api/tree-view/tree-item/',
      '/x/react-tree-view/tree-item-customization/',
      '/x/react-tree-view/simple-tree-view/items/',
    ),
  ],
  ['expand tree items', '/x/react-tree-view/#expansion|/x/api/tree-view/*-prop-expandedItems'],
  ['toolpad', '/toolpad/|/toolpad/core/introduction/|/toolpad/studio/getting-started/'],
  ['login page', '/toolpad/core/react-sign-in-page/', '/toolpad/core/api/sign-in-page/'],
  [
    'account menu',
    '/toolpad/core/react-account/',
    '/toolpad/core/api/account/|/toolpad/core/react-dashboard-layout/#account',
  ],
  ['theme switcher', '/toolpad/core/api/theme-switcher/'],
  ['styled function', '/system/getting-started/usage/#styled|/system/styled/*'],
  ['responsive values', '/system/getting-started/usage/#responsive*'],
];

/** Queries of readers who are in a product. */
export const FROM_PRODUCT: Readonly<Record<string, readonly Row[]>> = {
  'joy-ui': [
    ['button', ...joy('button')],
    ['input', ...joy('input')],
    ['button color', '/joy-ui/api/button/#button-prop-color'],
    ['installation', '/joy-ui/getting-started/installation/'],
    ['data grid', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'],
    ['speed dial', ...material('speed-dial')],
    ['modl', ...joy('modal')],
    ['dark mode', '/joy-ui/getting-started/usage/#dark-mode|/joy-ui/customization/dark-mode/*'],
    ['color', '/joy-ui/*'],
    ['textarea', ...joy('textarea')],
  ],
  'material-ui': [
    ['grid', '/material-ui/react-grid/', '/material-ui/api/grid/'],
    ['menu item', '/material-ui/api/menu-item/'],
    ['aspect ratio', ...joy('aspect-ratio')],
    ['installation', '/material-ui/getting-started/installation/'],
    ['button', ...material('button')],
    ['customization', '/material-ui/customization/*', '/material-ui/*customiz*'],
  ],
  'x-data-grid': [
    ['toolbar', '/x/react-data-grid/components/toolbar/', '/x/api/data-grid/toolbar/'],
    [
      'rowHeight',
      anyOf(
        '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight',
        '/x/react-data-grid/row-height/',
      ),
    ],
    [
      'loading',
      gridProp('loading') + '|/x/react-data-grid/#states|' + gridPage('row-updates', 'loading'),
    ],
    [
      'columns',
      anyOf(
        '/x/api/data-grid/data-grid/#data-grid-prop-columns',
        '/x/react-data-grid/column-definition/',
      ),
    ],
    ['button', '/material-ui/react-button/|/x/react-data-grid/column-definition/#actions'],
  ],
  'x-date-pickers': [
    ['ampm', '/x/api/date-pickers/*/#*-prop-ampm'],
    ['installation', '/x/react-date-pickers/#install'],
    ['slots', '/x/api/date-pickers/*slots'],
  ],
  'x-charts': [
    ['axis', chartPage('axis', '') + '|/x/api/charts/charts-*axis/'],
    ['pie', '/x/react-charts/pie/|/x/api/charts/pie-chart/'],
  ],
  'base-ui': [
    ['button', '/base-ui/react-button/'],
    ['slider', '/base-ui/react-slider/'],
    ['tooltip', ...material('tooltip')],
  ],
  'toolpad-core': [
    [
      'navigation',
      '/toolpad/core/react-dashboard-layout/#navigation|/toolpad/core/api/*-prop-navigation',
    ],
  ],
};
