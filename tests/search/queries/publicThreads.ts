import { anyOf, page, type Row } from './addresses.ts';

/** Questions as people put them in public threads. Their answers are what two judges accepted who did not see the ranking. */
export const PUBLIC_THREADS: readonly Row[] = [
  [
    'drop shadow on a card',
    anyOf('/material-ui/react-paper/', page('/material-ui/react-card/', 'surface')),
  ],
  ['button wraps text onto two lines', '/material-ui/react-button/*'],
  [
    'put two buttons side by side',
    anyOf(page('/material-ui/react-stack/', 'direction'), '/material-ui/react-button-group/'),
  ],
  ['text field only numbers', page('/material-ui/react-text-field/', 'restrict', 'types')],
  ['red border on invalid input', page('/material-ui/react-text-field/', 'validation')],
  [
    'textarea with rows',
    anyOf(
      '/material-ui/react-text-field/',
      page('/material-ui/react-textarea-autosize/', 'rows'),
      '/material-ui/api/text-field/#text-field-prop-rows',
      '/material-ui/api/textarea-autosize/#textarea-autosize-prop-minRows',
    ),
  ],
  [
    'dropdown with search',
    anyOf('/material-ui/react-autocomplete/', '/material-ui/react-select/#search'),
  ],
  [
    'preselect values in autocomplete',
    anyOf(
      page('/material-ui/react-autocomplete/', 'controlled'),
      '/material-ui/api/autocomplete/#autocomplete-prop-defaultValue',
    ),
  ],
  [
    'autocomplete shows object object',
    anyOf(
      page('/material-ui/react-autocomplete/', 'objects'),
      '/material-ui/api/autocomplete/#autocomplete-prop-getOptionLabel',
    ),
  ],
  ['select default option none', page('/material-ui/react-select/', 'empty')],
  ['radio buttons in one line', page('/material-ui/react-radio-button/', 'row')],
  [
    'half stars',
    anyOf(
      page('/material-ui/react-rating/', 'RatingPrecision', 'precision'),
      '/material-ui/api/rating/#rating-prop-precision',
    ),
  ],
  ['image from gravatar with initials', '/material-ui/react-avatar/'],
  ['removable chips', '/material-ui/react-chip/|/material-ui/react-chip/#delete'],
  ['nested menu list collapse', '/material-ui/react-list/|/material-ui/react-list/#nested'],
  [
    'freeze first column',
    anyOf(
      page('/material-ui/react-table/', 'StickyColumnTable', 'sticky-column'),
      page('/x/react-data-grid/column-pinning/', 'community', 'StickyFirstColumn'),
      '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
    ),
  ],
  [
    'collapsible rows',
    anyOf(
      page('/material-ui/react-table/', 'CollapsibleTable', 'details'),
      '/x/react-data-grid/master-detail/',
    ),
  ],
  [
    'tooltip on click instead of hover',
    page('/material-ui/react-tooltip/', 'click', 'ClickTooltip'),
  ],
  [
    'success message',
    anyOf('/material-ui/react-alert/', page('/material-ui/react-snackbar/', 'alert')),
  ],
  [
    'loading overlay',
    anyOf(
      '/material-ui/react-backdrop/',
      page('/x/react-data-grid/overlays/', 'loading'),
      '/x/react-data-grid/#states',
    ),
  ],
  [
    'are you sure popup',
    anyOf(page('/material-ui/react-dialog/', 'confirm'), '/material-ui/react-modal/'),
  ],
  [
    'dialog wider',
    anyOf(
      page('/material-ui/react-dialog/', 'DialogSizes', 'sizes'),
      '/material-ui/api/dialog/#dialog-prop-maxWidth',
      '/material-ui/api/dialog/#dialog-prop-fullWidth',
    ),
  ],
  ['hide app bar on scroll', page('/material-ui/react-app-bar/', 'scroll', 'HideOnScrollAppBar')],
  [
    'hamburger menu on mobile',
    anyOf(
      page('/material-ui/react-app-bar/', 'responsive'),
      page('/material-ui/react-drawer/', 'responsive'),
    ),
  ],
  ['bottom sheet', page('/material-ui/react-drawer/', 'sheet', 'anchor')],
  ['multi step form', '/material-ui/react-stepper/'],
  [
    'change tab with url',
    anyOf(
      page('/material-ui/react-tabs/', 'router', 'navigation'),
      '/material-ui/integrations/routing/#tabs',
    ),
  ],
  [
    'pinterest layout',
    anyOf(
      page('/material-ui/react-masonry/', 'ResponsiveMasonry'),
      '/material-ui/react-image-list/#masonry',
    ),
  ],
  [
    'show different layout on phone',
    anyOf(
      '/material-ui/react-use-media-query/',
      '/material-ui/react-box/',
      page('/material-ui/guides/responsive-ui/', 'values', 'use-media-query'),
      '/material-ui/react-stack/',
      '/system/getting-started/usage/#responsive*',
    ),
  ],
  ['click outside to close', '/material-ui/react-click-away-listener/'],
  [
    'window is not defined',
    anyOf(
      '/material-ui/react-no-ssr/',
      '/material-ui/getting-started/faq/#hydration',
      page('/material-ui/guides/server-rendering/', 'mismatches'),
    ),
  ],
  [
    'hover style with sx',
    anyOf(
      page('/system/getting-started/the-sx-prop/', 'nested'),
      page('/material-ui/react-box/', 'states'),
      '/material-ui/customization/how-to-customize/#sx',
    ),
  ],
  [
    'media queries in sx',
    anyOf(
      '/system/getting-started/usage/#responsive*',
      page('/system/getting-started/the-sx-prop/', 'nested'),
      '/material-ui/react-box/',
      page('/material-ui/customization/breakpoints/', 'sx'),
    ),
  ],
  [
    'theme toggle light dark',
    anyOf(
      page('/material-ui/customization/dark-mode/', 'toggle', 'theme-values', 'css-variables'),
      '/material-ui/customization/css-theme-variables/usage/#toggle',
    ),
  ],
  [
    'material symbols',
    anyOf(
      '/material-ui/icons/',
      '/material-ui/material-icons/',
      '/material-ui/discover-more/related-projects/#icons',
    ),
  ],
  [
    'hide column',
    anyOf(
      page('/x/react-data-grid/column-visibility/', 'start', 'control'),
      '/x/api/data-grid/data-grid/#data-grid-prop-columnVisibilityModel',
    ),
  ],
  [
    'row height auto',
    anyOf(
      '/x/react-data-grid/row-height/#auto',
      '/x/react-data-grid/#row-height',
      '/x/api/data-grid/data-grid/#data-grid-prop-getRowHeight',
      '/x/react-data-grid/row-height/#AutoHeightNotes',
      '/x/react-data-grid/row-height/#mistakes',
    ),
  ],
  [
    'render button in cell',
    anyOf(
      page('/x/react-data-grid/cells/', 'controls'),
      '/x/react-data-grid/column-definition/#render',
      '/x/react-data-grid/column-definition/#actions',
      '/x/react-data-grid/accessibility/#cells',
    ),
  ],
  [
    'remove watermark',
    anyOf(page('/x/introduction/licensing/', 'key', 'messages'), '/x/react-data-grid/#license'),
  ],
  [
    'date format dd/mm/yyyy',
    anyOf(
      '/x/react-date-pickers/date-picker/#locale',
      '/x/react-date-pickers/localization/#format',
      '/x/api/date-pickers/date-picker/#date-picker-prop-format',
    ),
  ],
];
