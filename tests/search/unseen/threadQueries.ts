import { gridPage, gridProp, pickerPage, prop, type Row } from '../queries/addresses.ts';

/**
 * Questions as people put them in public threads, kept out of tuning from now on. The first table of topics
 * was written by someone who had seen them, so they flatter the engine until they are replaced by fresh ones.
 */
export const UNSEEN_THREADS: readonly Row[] = [
  ['drop shadow on a card', '/material-ui/react-paper/*|/material-ui/react-card/*'],
  ['button wraps text onto two lines', '/material-ui/react-button/*'],
  ['put two buttons side by side', '/material-ui/react-stack/*|/material-ui/react-button-group/*'],
  ['text field only numbers', '/material-ui/react-text-field/*'],
  ['red border on invalid input', '/material-ui/react-text-field/*'],
  ['textarea with rows', '/material-ui/react-text-field/*|/material-ui/react-textarea-autosize/*'],
  ['dropdown with search', '/material-ui/react-autocomplete/*|/material-ui/react-select/#search'],
  [
    'preselect values in autocomplete',
    '/material-ui/react-autocomplete/*|/material-ui/api/autocomplete/#autocomplete-prop-defaultValue',
  ],
  [
    'autocomplete shows object object',
    '/material-ui/react-autocomplete/*|' + prop('autocomplete', 'getOptionLabel'),
  ],
  ['select default option none', '/material-ui/react-select/*'],
  ['radio buttons in one line', '/material-ui/react-radio-button/*'],
  ['half stars', '/material-ui/react-rating/*|' + prop('rating', 'precision')],
  ['image from gravatar with initials', '/material-ui/react-avatar/*'],
  ['removable chips', '/material-ui/react-chip/*'],
  ['nested menu list collapse', '/material-ui/react-list/*'],
  [
    'freeze first column',
    '/material-ui/react-table/*|' +
      gridPage('column-pinning', '', 'community') +
      '|/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
  ],
  ['collapsible rows', '/material-ui/react-table/*|' + gridPage('master-detail', '')],
  ['tooltip on click instead of hover', '/material-ui/react-tooltip/*'],
  ['success message', '/material-ui/react-alert/*'],
  ['loading overlay', '/material-ui/react-backdrop/*'],
  ['are you sure popup', '/material-ui/react-dialog/*|/material-ui/react-modal/*'],
  ['dialog wider', '/material-ui/react-dialog/*|' + prop('dialog', 'maxWidth')],
  ['hide app bar on scroll', '/material-ui/react-app-bar/*'],
  ['hamburger menu on mobile', '/material-ui/react-app-bar/*|/material-ui/react-drawer/*'],
  ['bottom sheet', '/material-ui/react-drawer/*'],
  ['right click menu', '/material-ui/react-menu/*'],
  ['multi step form', '/material-ui/react-stepper/*'],
  ['change tab with url', '/material-ui/react-tabs/*'],
  ['pinterest layout', '/material-ui/react-masonry/*'],
  [
    'show different layout on phone',
    '/material-ui/react-use-media-query/*|/material-ui/react-box/*|/material-ui/guides/responsive-ui/*|/material-ui/react-stack/*|/system/getting-started/usage/#responsive*',
  ],
  ['click outside to close', '/material-ui/react-click-away-listener/*'],
  [
    'window is not defined',
    '/material-ui/react-no-ssr/*|/material-ui/getting-started/faq/#hydration|/material-ui/guides/server-rendering/*',
  ],
  [
    'hover style with sx',
    '/system/getting-started/the-sx-prop/*|/material-ui/react-box/*|/material-ui/customization/how-to-customize/#sx',
  ],
  [
    'media queries in sx',
    '/system/getting-started/usage/#responsive*|/system/getting-started/the-sx-prop/*|/material-ui/react-box/*|/material-ui/customization/breakpoints/*',
  ],
  [
    'theme toggle light dark',
    '/material-ui/customization/dark-mode/*',
    '/material-ui/getting-started/usage/#dark-mode',
  ],
  ['material symbols', '/material-ui/icons/*|/material-ui/material-icons/'],
  [
    'hide column',
    gridPage('column-visibility', '', 'start', 'control') + '|' + gridProp('columnVisibilityModel'),
  ],
  [
    'row height auto',
    gridPage('row-height', 'auto') + '|/x/react-data-grid/#row-height|' + gridProp('getRowHeight'),
  ],
  [
    'render button in cell',
    gridPage('cells', 'controls', '') +
      '|/x/react-data-grid/column-definition/#render|/x/react-data-grid/column-definition/#actions',
  ],
  ['remove watermark', '/x/introduction/licensing/*'],
  [
    'date format dd/mm/yyyy',
    '/x/react-date-pickers/date-picker/#locale|' +
      pickerPage('localization', 'format') +
      '|/x/api/date-pickers/date-picker/#date-picker-prop-format',
  ],
  ['stacked bar chart', '/x/react-charts/bars/#stack|/x/react-charts/bars/#StackedBars'],
];
