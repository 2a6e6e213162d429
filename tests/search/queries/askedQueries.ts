import { anyOf, page, chartPage, gridPage, pickerPage, prop, type Row } from './addresses.ts';

const component = (name: string): string => `/material-ui/react-${name}/*`;
const joyComponent = (name: string): string => `/joy-ui/react-${name}/*`;
const PICKER = '/x/react-date-pickers/date-picker/';
const pickerProp = (name: string): string =>
  `/x/api/date-pickers/date-picker/#date-picker-prop-${name}`;

/** Questions put the way threads are titled: symptoms, error texts and half sentences. */
export const ASKED: readonly Row[] = [
  // Material UI, components
  [
    'select label overlaps the placeholder when value is empty',
    '/material-ui/react-select/#empty|/material-ui/react-select/#placeholder|/material-ui/react-select/#mistakes',
  ],
  ['select without label but with placeholder', '/material-ui/react-select/#placeholder'],
  ['disable typing in autocomplete', component('autocomplete')],
  [
    'autocomplete limit number of tags shown',
    anyOf(
      '/material-ui/react-autocomplete/#multiple',
      '/material-ui/react-autocomplete/#chip-overflow',
      '/material-ui/api/autocomplete/#autocomplete-prop-limitTags',
    ),
  ],
  [
    'None of the options match with the given value',
    anyOf(
      page('/material-ui/react-autocomplete/', 'objects'),
      '/material-ui/api/autocomplete/#autocomplete-prop-isOptionEqualToValue',
    ),
  ],
  ['autocomplete fetch options while typing debounce', '/material-ui/react-autocomplete/*'],
  [
    'prevent dialog from closing when clicking outside',
    '/material-ui/react-dialog/#guard|/material-ui/react-modal/#reasons|/material-ui/migration/upgrade-to-v7/#backdrop-click',
  ],
  [
    'dialog full screen on small screens',
    `/material-ui/react-dialog/#responsive|/material-ui/react-dialog/#full-screen|${prop('dialog', 'fullScreen')}`,
  ],
  ['move dialog with the mouse', '/material-ui/react-dialog/#draggable'],
  ['nested modals', '/material-ui/react-modal/#nested'],
  ['tooltip on disabled button does not show', '/material-ui/react-tooltip/#disabled'],
  [
    'Function components cannot be given refs tooltip',
    '/material-ui/react-tooltip/#custom-child|/material-ui/guides/composition/#refs',
  ],
  ['change width of tooltip', '/material-ui/react-tooltip/#width'],
  [
    'change the color of the tab indicator',
    '/material-ui/react-tabs/#colors|/material-ui/react-tabs/#indicator',
  ],
  ['tabs are cut off on mobile', '/material-ui/react-tabs/#scrollable'],
  [
    'table header stays on top while scrolling',
    '/material-ui/react-table/#sticky-header|/material-ui/react-table/#sticky-page',
  ],
  ['table first column fixed', '/material-ui/react-table/#sticky-column'],
  ['table rows per page all', component('table')],
  ['accordion only one open at a time', '/material-ui/react-accordion/#controlled'],
  ['remove gap between expanded accordions', '/material-ui/react-accordion/#gutters'],
  ['drawer below app bar', '/material-ui/react-drawer/*|/material-ui/react-app-bar/*'],
  ['navbar changes when scrolled down', '/material-ui/react-app-bar/#scroll'],
  ['show several snackbars one after another', '/material-ui/react-snackbar/#queue'],
  ['avatar with first letters of name', '/material-ui/react-avatar/#letters'],
  ['chip with x icon to remove it', page('/material-ui/react-chip/', 'delete')],
  ['click on whole card', '/material-ui/react-card/#action-area'],
  ['slider with two thumbs', '/material-ui/react-slider/#range|/material-ui/react-slider/'],
  ['stepper skip optional step', component('stepper')],
  ['switch label on the left', '/material-ui/react-switch/#label-placement'],
  [
    'select all checkbox half checked',
    '/material-ui/react-checkbox/#indeterminate|/material-ui/react-transfer-list/#select-all',
  ],
  ['textfield show error message below', '/material-ui/react-text-field/#validation'],
  [
    'text field loses focus on every keystroke',
    '/material-ui/react-text-field/#mistakes',
    component('text-field'),
  ],
  ['upload file with a button', '/material-ui/react-button/#file-upload'],
  ['loading button', `/material-ui/react-button/#loading|${prop('button', 'loading')}`],
  ['menu opens at mouse position', '/material-ui/react-menu/#context'],
  ['list with submenu that expands', '/material-ui/react-list/#nested'],
  ['center grid items horizontally and vertically', '/material-ui/react-grid/#centering'],
  ['grid with custom breakpoints', '/material-ui/react-grid/#custom-breakpoints'],
  [
    'reverse order of columns on mobile',
    anyOf('/material-ui/react-grid/#order', '/system/flexbox/#order'),
  ],
  ['space between items in stack', component('stack')],

  // Theme, styles, frameworks
  [
    'styleOverrides not applied',
    anyOf(
      '/material-ui/customization/theme-components/',
      '/material-ui/getting-started/faq/#styles',
      '/material-ui/customization/how-to-customize/#which-wins',
    ),
  ],
  [
    'add custom color to palette typescript',
    '/material-ui/guides/typescript/#color|/material-ui/customization/palette/#custom-colors',
  ],
  [
    'Property does not exist on type Theme',
    anyOf(
      page('/material-ui/guides/typescript/', 'theme-field'),
      '/material-ui/customization/theming/#variables',
    ),
  ],
  [
    'Prop className did not match next.js',
    '/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/#mismatches|/material-ui/getting-started/faq/#hydration|/material-ui/migration/troubleshooting/#ssr',
  ],
  [
    'makeStyles replacement',
    '/material-ui/migration/migrating-from-jss/*|/system/styles/basics/#replacements',
  ],
  [
    'Module not found @mui/styles',
    '/material-ui/migration/troubleshooting/#module-not-found|/system/styles/*|/material-ui/migration/v5-style-changes/*',
  ],
  [
    'remember dark mode after reload',
    '/material-ui/customization/dark-mode/*|/material-ui/getting-started/usage/#dark-mode',
  ],
  [
    'global css for all buttons in theme',
    '/material-ui/customization/theme-components/*|/material-ui/customization/how-to-customize/#theme|/material-ui/customization/how-to-customize/#global',
  ],
  ['conditional styles in sx', '/system/getting-started/the-sx-prop/#conditional'],
  [
    'pass props to styled',
    anyOf(
      '/system/styled/',
      '/material-ui/customization/how-to-customize/#dynamic',
      '/material-ui/customization/how-to-customize/#styled',
      '/material-ui/customization/creating-themed-components/#owner-state',
    ),
  ],
  [
    'list and grid imports slow down dev server',
    page('/material-ui/guides/minimizing-bundle-size/', 'development'),
  ],
  ['test select with testing library', '/material-ui/guides/testing/*'],

  // Joy UI
  ['joy select multiple placeholder not shown', '/joy-ui/react-select/*'],
  [
    'joy autocomplete options behind modal',
    `${joyComponent('autocomplete')}|${joyComponent('modal')}`,
  ],
  ['use joy ui and material ui together', '/joy-ui/integrations/material-ui/*'],

  // MUI X
  ['data grid export only selected rows', gridPage('export', '', 'rows')],
  ['data grid get selected row data', gridPage('row-selection', 'read')],
  [
    'timezone of date picker is wrong',
    pickerPage('timezone', '', 'timezone', 'utc') + '|' + pickerProp('timezone'),
  ],
  [
    'open date picker when clicking the input',
    `${PICKER}#open|${PICKER}#field|${pickerProp('open')}|${pickerProp('onOpen')}`,
  ],
  [
    'bar chart font of labels',
    anyOf(
      '/x/react-charts/bars/#labels',
      '/x/api/charts/bar-label/',
      '/x/react-charts/styling/#classes',
      '/x/react-charts/axis/#labels',
    ),
  ],
  [
    'hide legend of chart',
    '/x/react-charts/legend/#hide|' +
      '/x/react-charts/bars/#legend|' +
      chartPage('tooltip', 'legend') +
      '|/x/api/charts/*-prop-hideLegend',
  ],
];
