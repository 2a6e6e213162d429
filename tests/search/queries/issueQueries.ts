import {
  anyOf,
  page,
  chartPage,
  column,
  gridPage,
  gridProp,
  pickerPage,
  prop,
  type Row,
} from './addresses.ts';

const component = (name: string): string => `/material-ui/react-${name}/*`;
const NEXT = '/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/*';
const FLASH = `${NEXT}|/material-ui/getting-started/faq/#hydration`;
const FIELD = `${component('text-field')}|/material-ui/customization/how-to-customize/*`;

/** Questions asked in the trackers of the libraries, shortened to what one would type; the thread's number beside each. */
export const ISSUES: readonly Row[] = [
  // mui/material-ui
  ['tooltip around a tab breaks switching tabs', `${component('tabs')}|${component('tooltip')}`], // 12597
  ['tooltip on icons of mini variant drawer', `/material-ui/react-drawer/#mini`], // 19646
  ['tooltip not working on disabled icon button', '/material-ui/react-tooltip/#disabled'], // 8416
  [
    'You are providing a disabled button child to the Tooltip component',
    '/material-ui/react-tooltip/#disabled|/material-ui/react-tooltip/#mistakes',
  ], // 40355
  ['remove blue outline of textfield on focus', FIELD], // 43398
  ['change hover color of outlined textfield border', FIELD], // 13506
  ['Mui-focused on OutlinedInput', '/material-ui/api/outlined-input/*|' + FIELD], // 18564
  ['disable hover style of outlined input', '/material-ui/api/outlined-input/*|' + FIELD], // 47502
  ['outlined text field border goes through the label', component('text-field')], // 13297
  ['autocomplete textfield underline color', component('autocomplete')], // 6092
  ['style individual option of autocomplete', component('autocomplete')], // 6077
  [
    'set width of autocomplete popper',
    `${component('autocomplete')}|/material-ui/api/autocomplete/*`,
  ], // 3011
  ['select variant outlined label', component('select')], // 17304
  ['native select multiple values', '/material-ui/react-select/#native-multiple'], // 13830
  ['close select when page scrolls', `${component('select')}|${component('menu')}`], // 24928
  [
    'popover hides the scrollbar of the page',
    `/material-ui/react-popover/#scroll|/material-ui/react-menu/#scroll-lock|/material-ui/react-modal/#scroll-lock|${prop('popover', 'disableScrollLock')}`,
  ], // 18898
  [
    'allow page scroll while menu is open',
    `${component('menu')}|/material-ui/react-popover/#scroll|/material-ui/react-modal/#scroll-lock|${prop('menu', 'disableScrollLock')}`,
  ], // 11794
  ['dialog scroll body closes when clicking scrollbar', '/material-ui/react-dialog/#scroll'], // 23887
  [
    'horizontal scrollbar when using grid spacing',
    anyOf(
      '/material-ui/react-grid/#spacing',
      '/material-ui/react-grid/#mistakes',
      '/material-ui/migration/upgrade-to-grid-v2/#why',
      '/material-ui/react-grid-legacy/#spacing',
    ),
  ], // 17413
  [
    'grid negative margin',
    anyOf(
      '/material-ui/react-grid/#spacing',
      '/material-ui/react-grid/#mistakes',
      '/material-ui/react-grid-legacy/#spacing',
      '/material-ui/migration/upgrade-to-grid-v2/#layout',
      '/material-ui/migration/upgrade-to-grid-v2/#why',
    ),
  ], // 21507
  [
    'use breakpoints inside createTheme',
    '/material-ui/customization/breakpoints/*|/material-ui/customization/theming/*|/material-ui/customization/theme-components/*',
  ], // 28330
  [
    'override media query styles of toolbar in theme',
    '/material-ui/customization/theme-components/*|/material-ui/customization/breakpoints/*|/material-ui/react-app-bar/#height',
  ], // 19249
  ['change the default font', '/material-ui/customization/typography/*'], // 4552
  [
    'flash of unstyled content next.js',
    anyOf(
      page('/material-ui/integrations/nextjs/', 'app-router'),
      '/material-ui/guides/server-rendering/',
      '/material-ui/getting-started/faq/#hydration',
    ),
  ], // 29276
  [
    'css disappears in production with server side rendering',
    anyOf(
      '/material-ui/integrations/nextjs/',
      '/material-ui/guides/server-rendering/',
      '/material-ui/getting-started/faq/#hydration',
    ),
  ], // 12894
  ['className mismatch server client production', FLASH], // 14840
  [
    'styles are not generated on the server',
    anyOf(
      '/material-ui/integrations/nextjs/',
      page('/material-ui/guides/server-rendering/', 'server'),
      '/material-ui/getting-started/faq/#hydration',
    ),
  ], // 6065
  ['card expand only when clicking the button', '/material-ui/react-card/#expandable'], // 2391
  [
    'buttons inside CardActionArea',
    '/material-ui/react-card/#action-area|/material-ui/react-card/#mistakes',
  ], // 5614
  [
    'accordion expandIcon',
    '/material-ui/api/accordion-summary/#accordion-summary-prop-expandIcon|/material-ui/react-accordion/*',
  ], // 40284
  ['list item that collapses', '/material-ui/react-list/#nested|/material-ui/transitions/*'], // 7711
  ['joy ui next.js app router', '/joy-ui/integrations/next-js-app-router/*'], // 40215
  ['joy ui add new color palette', '/joy-ui/customization/theme-colors/*'], // 39705
  [
    'joy ui typescript error with custom variants',
    '/joy-ui/customization/themed-components/#new-variant|/joy-ui/customization/theme-colors/#variants|/joy-ui/customization/creating-themed-components/*',
  ], // 39898
  // mui/mui-x
  ['print only selected rows in data grid', gridPage('export', 'print')], // 9824
  [
    'DataGrid server side pagination rowCount',
    gridPage('pagination', 'server', 'mistakes') +
      '|' +
      gridPage('server-side-data', 'source', 'by-hand') +
      '|' +
      gridProp('rowCount') +
      '|' +
      gridProp('paginationMode'),
  ], // 2518
  [
    'data grid hide column header',
    '/x/react-data-grid/column-header/#hide|/x/react-data-grid/column-header/|' +
      column('headers') +
      '|' +
      gridProp('columnHeaderHeight'),
  ], // 4897
  [
    'event when a data grid column is hidden',
    gridPage('column-visibility', 'control') + '|' + gridProp('onColumnVisibilityModelChange'),
  ], // 1206
  [
    'turn off pagination in data grid',
    gridPage('pagination', 'limit', 'hide') +
      '|' +
      gridProp('hideFooterPagination') +
      '|' +
      gridProp('pagination'),
  ], // 2310
  [
    'hide row count in data grid footer',
    gridPage('pagination', 'hide') +
      '|' +
      gridProp('hideFooter*') +
      '|' +
      gridProp('hideFooterSelectedRowCount'),
  ], // 2509
  [
    'date picker input format YYYY/MM/DD',
    '/x/react-date-pickers/date-picker/#field|/x/react-date-pickers/date-picker/#locale|' +
      pickerPage('localization', 'format') +
      '|/x/api/date-pickers/date-picker/#date-picker-prop-format',
  ], // 4467
  ['customize the label in chart tooltip', chartPage('tooltip', 'format', 'content')], // 17594
  ['different label in chart legend and tooltip', chartPage('tooltip', 'format')], // 12482
];
