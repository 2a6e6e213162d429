import { chartPage, gridPage, gridProp, pickerPage, prop, type Row } from '../queries/addresses.ts';

/**
 * Titles of public threads, shortened the way people type them into a search field, with their right pages, written
 * down before anybody looked at what the engine answers. Nothing is tuned on them: no rule, no word, no number.
 */
export const LATEST_THREADS: readonly Row[] = [
  [
    'select with custom value',
    '/material-ui/react-autocomplete/*|' + prop('autocomplete', 'freeSolo'),
  ],
  [
    'enable search in select field',
    '/material-ui/react-autocomplete/*|/material-ui/react-select/*',
  ],
  [
    'children must be passed when using textfield with select',
    '/material-ui/react-text-field/*|/material-ui/react-select/*|' + prop('text-field', 'select'),
  ],
  ['how to toggle dark theme', '/material-ui/customization/dark-mode/*'],
  [
    'dark theme is not applied',
    '/material-ui/customization/dark-mode/*|/material-ui/react-css-baseline/*',
  ],
  ['make table footer sticky', '/material-ui/react-table/*'],
  ['add pagination to table', '/material-ui/react-table/*|/material-ui/api/table-pagination/*'],
  [
    'table infinite scrolling',
    gridPage('server-side-data/lazy-loading', '', 'infinite') +
      '|/material-ui/react-table/*|' +
      gridPage('server-side-data', 'scroll'),
  ],
  ['tooltip in wrong position', '/material-ui/react-tooltip/*|' + prop('tooltip', 'placement')],
  [
    'open popover at mouse position',
    '/material-ui/react-popover/*|/material-ui/react-menu/*|/material-ui/react-popper/*|' +
      prop('popover', 'anchorPosition'),
  ],
  ['change chip delete icon', '/material-ui/react-chip/*|' + prop('chip', 'deleteIcon')],
  ['avatar as button', '/material-ui/react-avatar/*|/material-ui/react-button/*'],
  ['icon in chip', '/material-ui/react-chip/*|' + prop('chip', 'icon')],
  [
    'data grid not displaying data',
    gridPage('layout', '', 'fixed') +
      '|' +
      gridPage('row-definition', '', 'ids', 'nested') +
      '|/x/react-data-grid/#first-grid|/x/react-data-grid/|' +
      gridPage('row-updates', 'rows', 'mistakes'),
  ],
  [
    'filter by selected rows',
    gridPage('filtering', 'controlled') + '|' + gridPage('row-selection', 'model', 'read'),
  ],
  [
    'how to customize checkbox column',
    gridPage('row-selection', '', 'limit') +
      '|' +
      gridPage('column-pinning', 'special') +
      '|' +
      gridProp('checkboxSelection'),
  ],
  ['next 13 app directory', '/material-ui/integrations/nextjs/*'],
  [
    'createContext is not a function',
    '/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/*',
  ],
  [
    'hydration failed because initial ui does not match',
    '/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/*|/material-ui/react-no-ssr/*|/material-ui/getting-started/faq/*|/material-ui/migration/troubleshooting/*',
  ],
  [
    'different labels in chart legend',
    '/x/react-charts/label/*|' + chartPage('tooltip', 'format', 'own'),
  ],
  [
    'when will you support toggle',
    '/material-ui/react-switch/*|/material-ui/react-toggle-button/*',
  ],
  [
    'grid spacing causes horizontal scroll',
    '/material-ui/react-grid/*|/material-ui/react-grid-legacy/*|/material-ui/migration/upgrade-to-grid-v2/*',
  ],
  [
    'unable to get spacing working on grid',
    '/material-ui/react-grid/*|/material-ui/react-grid-legacy/*|/material-ui/migration/upgrade-to-grid-v2/*',
  ],
  ['grid of images', '/material-ui/react-image-list/*'],
  [
    'set timezone in datepicker',
    pickerPage('timezone', '', 'timezone') + '|/x/api/date-pickers/*-timezone',
  ],
  ['fullscreen dialog', '/material-ui/react-dialog/*|' + prop('dialog', 'fullScreen')],
  [
    'change border color of textfield',
    '/material-ui/react-text-field/*|/material-ui/customization/how-to-customize/*',
  ],
  ['reduce height of textfield', '/material-ui/react-text-field/*|' + prop('text-field', 'size')],
  ['placeholder in select', '/material-ui/react-select/*'],
  [
    'get selected value from autocomplete',
    '/material-ui/react-autocomplete/*|' + prop('autocomplete', 'onChange'),
  ],
  [
    'stop button text from being all caps',
    '/material-ui/react-button/*|/material-ui/customization/typography/*|/material-ui/getting-started/faq/*',
  ],
  ['content hidden under fixed appbar', '/material-ui/react-app-bar/*'],
  ['drawer below app bar', '/material-ui/react-drawer/*|/material-ui/customization/z-index/*'],
  ['change color of tab indicator', '/material-ui/react-tabs/*|' + prop('tabs', 'indicatorColor')],
  ['align button to the right in toolbar', '/material-ui/react-app-bar/*'],
  [
    'space between buttons',
    '/material-ui/react-stack/*|/material-ui/react-button/*|/material-ui/react-box/*',
  ],
  [
    'access theme inside component',
    '/material-ui/customization/theming/*|/material-ui/customization/how-to-customize/*|/system/getting-started/the-sx-prop/*|/system/styled/*',
  ],
  [
    'pass props to styled component',
    '/system/styled/*|/material-ui/customization/how-to-customize/*|/material-ui/customization/creating-themed-components/*|/material-ui/guides/typescript/*',
  ],
  ['add custom breakpoints', '/material-ui/customization/breakpoints/*'],
  [
    'list item button on the right',
    '/material-ui/react-list/*|' + prop('list-item', 'secondaryAction'),
  ],
  ['confirm before delete', '/material-ui/react-dialog/*'],
  ['circular progress with percentage inside', '/material-ui/react-progress/*'],
  [
    'change rows per page options',
    '/material-ui/react-table/*|' +
      gridPage('pagination', 'size') +
      '|' +
      prop('table-pagination', 'rowsPerPageOptions') +
      '|' +
      gridProp('pageSizeOptions'),
  ],
  ['uncheck radio button', '/material-ui/react-radio-button/*'],
  [
    'slider fire event only on mouse up',
    '/material-ui/react-slider/*|' + prop('slider', 'onChangeCommitted'),
  ],
  ['expand icon on the left of accordion', '/material-ui/react-accordion/*'],
  ['card image not showing', '/material-ui/react-card/*'],
  [
    'cut off long text with dots',
    '/material-ui/react-typography/*|' + prop('typography', 'noWrap'),
  ],
  [
    'autofocus input when dialog opens',
    '/material-ui/react-dialog/*|/material-ui/react-modal/*|/material-ui/react-text-field/*',
  ],
  ['transparent app bar', '/material-ui/react-app-bar/*|' + prop('app-bar', 'color')],
];
