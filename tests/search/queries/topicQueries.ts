import { anyOf, chartPage, page, pickerPage, type Row } from './addresses.ts';

/** Topics that readers of a product type as they would be written in a table of contents. */
export const PRODUCT_TOPICS: Readonly<Record<string, readonly Row[]>> = {
  'x-data-grid': [
    ['column resizing', section('#plans', 'column-definition/#widths') + gridProp('*esize*')],
    [
      'multi sorting',
      anyOf(
        '/x/react-data-grid/sorting/#several',
        '/x/api/data-grid/*-prop-*ultipleColumnsSorting',
        '/x/react-data-grid/sorting/#MultiColumnRepairs',
      ),
    ],
    ['undo redo', '/x/react-data-grid/clipboard/#undo|' + section('#plans') + gridProp('*istory*')],
    ['density', section('row-height/#density') + gridProp('density')],
    [
      'loading overlay',
      anyOf(
        '/x/react-data-grid/#states',
        '/x/react-data-grid/row-updates/#loading',
        '/x/api/data-grid/*-prop-loading',
        page('/x/react-data-grid/overlays/', 'loading'),
      ),
    ],
    ['keyboard navigation', section('#accessibility', 'accessibility/', 'accessibility/#tab')],
    [
      'cell editing',
      section('editing/', 'editing/#start-stop', '#editing') +
        gridProp('*ell*dit*') +
        gridProp('*ellModes*'),
    ],
    [
      'row editing',
      anyOf(
        page('/x/react-data-grid/editing/', 'row-mode'),
        '/x/api/data-grid/*-prop-*ow*dit*',
        '/x/api/data-grid/*-prop-*owModes*',
      ),
    ],
    [
      'column types',
      anyOf(
        '/x/react-data-grid/column-definition/#types',
        '/x/react-data-grid/column-definition/#ColumnTypes',
      ),
    ],
    [
      'custom cells',
      anyOf(
        '/x/react-data-grid/column-definition/#render',
        page('/x/react-data-grid/cells/', 'controls'),
      ),
    ],
    ['print export', section('export/#print') + '|/x/api/data-grid/export-print/'],
    [
      'infinite loading',
      section(
        'server-side-data/lazy-loading/',
        'server-side-data/lazy-loading/#infinite',
        'server-side-data/#scroll',
      ) + gridProp('lazyLoading*'),
    ],
    [
      'detail panel',
      section('master-detail/', 'master-detail/#content') + gridProp('*etailPanel*'),
    ],
    [
      'sorting and filtering',
      anyOf(
        '/x/react-data-grid/sorting/',
        '/x/react-data-grid/filtering/',
        '/x/react-data-grid/#initial-state',
      ),
    ],
    [
      'translations',
      '/x/react-data-grid/localization/*|' + section('#customization') + gridProp('localeText'),
    ],
    ['row styles', section('style/#rows', 'style/#zebra') + gridProp('getRowClassName')],
    [
      'saving state',
      section('state/#save', 'state/'),
      section('#initial-state') + gridProp('initialState'),
    ],
  ],
  'x-date-pickers': [
    ['month calendar', '/x/api/date-pickers/month-calendar/|/x/react-date-pickers/#inside'],
    ['static date picker', '/x/api/date-pickers/static-date-picker/|' + picker('static')],
    ['mobile date picker', '/x/api/date-pickers/mobile-date-picker/|' + picker('static')],
    ['time zones', pickerPage('timezone', '', 'timezone') + '|/x/api/date-pickers/*-timezone'],
    [
      'min and max date',
      anyOf(
        '/x/react-date-pickers/date-picker/#limits',
        '/x/api/date-pickers/*-minDate',
        '/x/api/date-pickers/*-maxDate',
        '/x/react-date-pickers/validation/#dates',
      ),
    ],
    ['action bar', picker('actions') + '|/x/api/date-pickers/pickers-action-bar/'],
    ['custom day', picker('days') + '|/x/api/date-pickers/*-slots-day'],
    [
      'form props',
      anyOf(
        '/x/react-date-pickers/date-picker/#states',
        '/x/react-date-pickers/date-field/#form',
        '/x/react-date-pickers/date-time-picker/#form',
      ),
    ],
    ['date library', '/x/react-date-pickers/#adapters|/x/react-date-pickers/#install'],
  ],
  'x-charts': [
    ['area chart', '/x/react-charts/lines/#area|/x/react-charts/lines/'],
    ['donut', '/x/react-charts/pie/#donut|/x/react-charts/pie/#DonutTotal|/x/react-charts/pie/'],
    ['radar chart', '/x/react-charts/radar/', '/x/api/charts/radar-chart/|/x/react-charts/#inside'],
    [
      'colors',
      '/x/react-charts/bars/#colors|' + chartPage('pie', 'colors') + '|/x/api/charts/*-colors',
    ],
    [
      'grid lines',
      chartPage('axis', 'grid') + '|/x/api/charts/charts-grid/*|/x/api/charts/*-prop-grid',
    ],
    [
      'click events',
      '/x/react-charts/bars/#click|' +
        chartPage('lines', 'click') +
        '|' +
        chartPage('pie', 'click') +
        '|/x/api/charts/*Click',
    ],
    ['responsive size', '/x/react-charts/#first-chart|/x/api/charts/*-width'],
  ],
  'x-tree-view': [
    ['checkbox selection', '/x/react-tree-view/#selection|/x/api/tree-view/*-checkboxSelection'],
    [
      'disabled items',
      '/x/react-tree-view/rich-tree-view/items/#disable|/x/react-tree-view/accessibility/#disabled|/x/react-tree-view/#data|/x/api/tree-view/*isabledItem*|/x/api/tree-view/*-isItemDisabled',
    ],
    ['custom icons', '/x/react-tree-view/#icons'],
    [
      'drag and drop',
      anyOf(
        '/x/react-tree-view/#plans',
        '/x/react-tree-view/#forms',
        '/x/api/tree-view/*eorder*',
        '/x/react-tree-view/rich-tree-view/ordering/',
      ),
    ],
    [
      'label editing',
      '/x/react-tree-view/rich-tree-view/editing/|' + '/x/react-tree-view/#editing',
    ],
  ],
  'toolpad-core': [
    ['authentication', '/toolpad/core/react-sign-in-page/|/toolpad/core/api/*-authentication'],
    [
      'theme',
      '/toolpad/core/react-app-provider/#theme|/toolpad/core/react-dashboard-layout/#modes|/toolpad/core/react-dashboard-layout/#customization|/toolpad/core/api/*-theme',
    ],
    [
      'branding',
      '/toolpad/core/react-dashboard-layout/#branding|/toolpad/core/react-sign-in-page/#branding|/toolpad/core/api/*-branding',
    ],
    ['OAuth providers', '/toolpad/core/react-sign-in-page/#oauth'],
  ],
  'base-ui': [
    ['dropdown', '/base-ui/react-menu/components-api/#dropdown|/base-ui/react-select/'],
    [
      'option group',
      '/base-ui/react-select/#groups|/base-ui/react-select/components-api/#option-group',
    ],
    [
      'styling with CSS',
      anyOf(
        page('/base-ui/getting-started/usage/', 'classes'),
        page('/base-ui/getting-started/customization/', 'classes'),
        '/base-ui/getting-started/quickstart/#style',
      ),
    ],
    ['hooks', '/base-ui/getting-started/usage/#hooks'],
    [
      'migration to Base UI',
      '/base-ui/getting-started/usage/#migrate|/base-ui/getting-started/#successor|/base-ui/react-button/#migrate',
    ],
  ],
  system: [
    ['breakpoints', page('/system/getting-started/usage/', 'responsive', 'own-breakpoints')],
    ['container queries', page('/system/getting-started/usage/', 'container-queries')],
    [
      'theme values',
      page('/system/getting-started/the-sx-prop/', 'tokens') +
        '|/system/getting-started/usage/#theme',
    ],
    ['z-index', '/system/positions/#z-index|/system/positions/'],
    ['text align', '/system/typography/#text-align'],
  ],
};

function section(...places: readonly string[]): string {
  return places.map((place) => `/x/react-data-grid/${place}`).join('|');
}
function gridProp(name: string): string {
  return `|/x/api/data-grid/*-prop-${name}`;
}
function picker(place: string): string {
  return `/x/react-date-pickers/date-picker/#${place}`;
}
