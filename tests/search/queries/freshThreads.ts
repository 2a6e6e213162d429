import { anyOf, page, type Row } from './addresses.ts';

/** More questions from public threads. Their answers are what two judges accepted who did not see the ranking. */
export const FRESH_THREADS: readonly Row[] = [
  ['label overlaps text chrome autofill', page('/material-ui/react-text-field/', 'mistakes')],
  [
    'label does not shrink',
    anyOf(
      page('/material-ui/react-text-field/', 'mistakes'),
      '/material-ui/api/input-label/#input-label-prop-shrink',
    ),
  ],
  ['currency sign before input', page('/material-ui/react-text-field/', 'adornments')],
  ['number input with arrows', page('/material-ui/react-text-field/', 'types')],
  [
    'disable backdrop click',
    anyOf(
      page('/material-ui/react-dialog/', 'guard'),
      page('/material-ui/react-modal/', 'reasons'),
      '/material-ui/migration/upgrade-to-v7/#backdrop-click',
      '/material-ui/react-drawer/#closing',
    ),
  ],
  [
    'page jumps when dialog opens',
    anyOf(
      '/material-ui/react-dialog/',
      page('/material-ui/react-modal/', 'scroll-lock'),
      '/material-ui/api/dialog/#dialog-prop-disableScrollLock',
      '/material-ui/api/modal/#modal-prop-disableScrollLock',
    ),
  ],
  [
    'focus jumps out of modal',
    anyOf(page('/material-ui/react-modal/', 'mistakes'), '/material-ui/react-dialog/'),
  ],
  ['stack multiple toasts', '/material-ui/react-snackbar/|/material-ui/react-snackbar/#queue'],
  [
    'menu max height scroll',
    anyOf(page('/material-ui/react-menu/', 'long'), '/material-ui/react-select/'),
  ],
  [
    'select dropdown width',
    anyOf(
      page('/material-ui/react-select/', 'width', 'list-size'),
      '/material-ui/api/select/#select-prop-autoWidth',
    ),
  ],
  [
    'keep tabs visible while scrolling',
    anyOf('/material-ui/react-tabs/*', '/material-ui/react-app-bar/*'),
  ],
  [
    'tabs on the left side',
    anyOf(
      page('/material-ui/react-tabs/', 'vertical'),
      '/material-ui/api/tabs/#tabs-prop-orientation',
    ),
  ],
  [
    'grid rows not showing',
    anyOf(
      page('/x/react-data-grid/layout/', 'fixed'),
      page('/x/react-data-grid/row-definition/', 'ids'),
      page('/x/react-data-grid/', 'first-grid'),
      '/x/react-data-grid/row-updates/#rows',
      '/x/react-data-grid/row-updates/#mistakes',
    ),
  ],
  [
    'server side pagination',
    anyOf(
      '/x/react-data-grid/pagination/#server',
      page('/x/react-data-grid/server-side-data/', 'source', 'by-hand'),
      '/x/api/data-grid/data-grid/#data-grid-prop-paginationMode',
      '/x/api/data-grid/data-grid/#data-grid-prop-rowCount',
      '/x/react-data-grid/#server',
    ),
  ],
  [
    'export table to csv',
    anyOf(
      page('/x/react-data-grid/export/', 'csv', 'rows'),
      '/x/react-data-grid/#toolbar',
      '/x/api/data-grid/export-csv/',
    ),
  ],
  [
    'color row by value',
    anyOf(
      page('/x/react-data-grid/style/', 'rows'),
      '/x/api/data-grid/data-grid/#data-grid-prop-getRowClassName',
    ),
  ],
  [
    'custom colors typescript',
    anyOf(
      '/material-ui/customization/palette/',
      page('/material-ui/guides/typescript/', 'color'),
      '/material-ui/customization/theming/#typescript',
    ),
  ],
  [
    'white flash on reload in dark mode',
    anyOf(
      page('/material-ui/customization/dark-mode/', 'no-flash'),
      '/material-ui/customization/css-theme-variables/',
      '/material-ui/customization/css-theme-variables/configuration/#flash',
      '/material-ui/getting-started/faq/#flicker',
    ),
  ],
  [
    'custom button variant typescript',
    anyOf(
      page('/material-ui/customization/theme-components/', 'new-variant', 'types'),
      page('/material-ui/guides/typescript/', 'variants'),
      '/material-ui/customization/creating-themed-components/',
      page('/material-ui/react-button/', 'customization'),
    ),
  ],
  [
    'override styles of nested element',
    anyOf(
      page('/material-ui/customization/how-to-customize/', 'parts'),
      '/material-ui/customization/overriding-component-structure/',
      '/material-ui/customization/theme-components/',
      '/system/getting-started/the-sx-prop/#parts',
      '/material-ui/react-box/#states',
    ),
  ],
  [
    'global css',
    anyOf(
      page('/material-ui/customization/how-to-customize/', 'global'),
      page('/material-ui/react-css-baseline/', 'customization'),
      '/material-ui/api/global-styles/',
    ),
  ],
  [
    'change default font',
    anyOf(
      page('/material-ui/customization/typography/', 'font'),
      '/material-ui/react-css-baseline/',
      '/material-ui/getting-started/installation/',
    ),
  ],
  [
    'css injection order',
    anyOf(
      page('/material-ui/integrations/interoperability/', 'order'),
      '/material-ui/getting-started/faq/#specificity',
      '/material-ui/migration/troubleshooting/#specificity',
    ),
  ],
  [
    'className did not match',
    anyOf(
      page('/material-ui/guides/server-rendering/', 'trouble'),
      page('/material-ui/integrations/nextjs/', 'trouble'),
      '/material-ui/getting-started/faq/#hydration',
      '/material-ui/migration/troubleshooting/',
    ),
  ],
  ['reduce bundle size', page('/material-ui/guides/minimizing-bundle-size/', 'more')],
  [
    'next link as button',
    anyOf(
      page('/material-ui/integrations/routing/', 'nextjs'),
      '/material-ui/integrations/nextjs/',
      page('/material-ui/react-button/', 'link-to-a-page'),
      '/material-ui/getting-started/faq/#links',
    ),
  ],
  [
    'slider with labels at steps',
    anyOf(
      page('/material-ui/react-slider/', 'marks'),
      '/material-ui/api/slider/#slider-prop-marks',
    ),
  ],
  [
    'upright slider',
    anyOf(
      page('/material-ui/react-slider/', 'vertical'),
      '/material-ui/api/slider/#slider-prop-orientation',
    ),
  ],
  [
    'stars that cannot be changed',
    anyOf(
      page('/material-ui/react-rating/', 'states'),
      '/material-ui/api/rating/#rating-prop-readOnly',
    ),
  ],
  [
    'checkbox label on the left',
    anyOf(
      page('/material-ui/react-checkbox/', 'label-placement'),
      '/material-ui/api/form-control-label/#form-control-label-prop-labelPlacement',
    ),
  ],
  [
    'sort table by column',
    anyOf(
      page('/material-ui/react-table/', 'sorting'),
      page('/x/react-data-grid/sorting/', 'initial', 'controlled'),
    ),
  ],
  [
    'multi select with checkboxes',
    anyOf(
      page('/material-ui/react-select/', 'multiple', 'CheckboxSelect'),
      page('/material-ui/react-autocomplete/', 'checkboxes', 'CheckboxAutocomplete'),
    ),
  ],
  [
    'limit number of tags shown',
    anyOf(
      page('/material-ui/react-autocomplete/', 'chip-overflow'),
      '/material-ui/api/autocomplete/#autocomplete-prop-limitTags',
    ),
  ],
  ['create new option if not in list', page('/material-ui/react-autocomplete/', 'free-text')],
  [
    'none of the options match value warning',
    anyOf(
      page('/material-ui/react-autocomplete/', 'objects'),
      '/material-ui/api/autocomplete/#autocomplete-prop-isOptionEqualToValue',
    ),
  ],
  [
    'only month and year',
    anyOf(
      '/x/react-date-pickers/date-picker/#views',
      '/x/api/date-pickers/date-picker/#date-picker-prop-views',
      '/x/react-date-pickers/date-calendar/#views',
    ),
  ],
  [
    'clear date button',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'value', 'actions', 'field'),
      '/x/api/date-pickers/*-clearable',
      '/x/react-date-pickers/fields/#clearing',
    ),
  ],
  ['week starts on monday', '/x/react-date-pickers/localization/#week-start'],
  ['pie chart', '/x/react-charts/pie/|/x/api/charts/pie-chart/'],
  [
    'expand all nodes',
    anyOf('/x/react-tree-view/', page('/x/react-tree-view/rich-tree-view/expansion/', 'all')),
  ],
  [
    'overlapping avatars',
    anyOf(page('/material-ui/react-avatar/', 'group'), '/material-ui/api/avatar-group/'),
  ],
  ['red dot on icon', '/material-ui/react-badge/|/material-ui/react-badge/#dot'],
  [
    'center vertically and horizontally',
    anyOf(
      '/material-ui/react-stack/',
      page('/material-ui/react-box/', 'centering'),
      page('/material-ui/react-grid/', 'centering'),
      '/system/flexbox/',
    ),
  ],
  [
    'cards same height',
    anyOf(
      page('/material-ui/react-grid/', 'equal-height'),
      page('/material-ui/react-card/', 'grid'),
    ),
  ],
  [
    'hide on mobile',
    anyOf(
      page('/material-ui/guides/responsive-ui/', 'hide'),
      '/material-ui/react-use-media-query/',
      page('/material-ui/react-box/', 'responsive'),
      '/material-ui/customization/breakpoints/',
      '/system/getting-started/usage/#responsive*',
      '/system/display/#hiding',
    ),
  ],
  ['sidebar always open on desktop', page('/material-ui/react-drawer/', 'responsive', 'variants')],
  [
    'collapsed sidebar with icons only',
    anyOf(page('/material-ui/react-drawer/', 'mini'), '/toolpad/core/react-dashboard-layout/'),
  ],
  [
    'menu behind dialog',
    anyOf(
      page('/material-ui/customization/z-index/', 'mistakes'),
      '/material-ui/react-menu/',
      '/material-ui/react-popper/',
    ),
  ],
  [
    'link without underline',
    anyOf(
      page('/material-ui/react-link/', 'underline', 'LinkUnderlines'),
      '/material-ui/api/link/#link-prop-underline',
    ),
  ],
  [
    'spinner in button',
    anyOf(
      page('/material-ui/react-button/', 'loading'),
      '/material-ui/api/button/#button-prop-loading',
    ),
  ],
  ['file upload', page('/material-ui/react-button/', 'file-upload', 'FileUploadButton')],
  [
    'turn off ripple everywhere',
    anyOf(
      page('/material-ui/getting-started/faq/', 'ripple'),
      '/material-ui/react-button/',
      page('/material-ui/customization/theme-components/', 'default-props'),
      '/material-ui/api/button-base/#button-base-prop-disableRipple',
    ),
  ],
  [
    'validate before next step',
    anyOf(
      page('/material-ui/react-stepper/', 'mistakes'),
      '/material-ui/getting-started/templates/#sign-up',
    ),
  ],
  ['only one panel open at a time', page('/material-ui/react-accordion/', 'controlled')],
  [
    'grid item xs not working',
    anyOf(
      page('/material-ui/migration/upgrade-to-grid-v2/', 'props', 'names'),
      page('/material-ui/react-grid/', 'mistakes'),
      page('/material-ui/react-grid-legacy/', 'migration'),
    ),
  ],
  ['google sign in page', page('/toolpad/core/react-sign-in-page/', 'oauth')],
  [
    'material and joy together',
    anyOf(
      page('/material-ui/integrations/theme-scoping/', 'scope'),
      '/joy-ui/',
      '/joy-ui/getting-started/installation/#with-material-ui',
      page('/joy-ui/integrations/material-ui/', 'scope'),
    ),
  ],
  [
    'icon does not show only text',
    anyOf(page('/material-ui/icons/', 'font'), '/material-ui/getting-started/installation/'),
  ],
  [
    'background color of whole page',
    anyOf(
      '/material-ui/react-css-baseline/',
      page('/material-ui/customization/palette/', 'background'),
    ),
  ],
  ['smaller buttons and inputs everywhere', page('/material-ui/customization/density/', 'props')],
  ['svg as icon', page('/material-ui/icons/', 'svg-file', 'svg-icon')],
  [
    'grey out menu item',
    anyOf('/material-ui/react-menu/', '/material-ui/api/menu-item/#menu-item-prop-disabled'),
  ],
  [
    'text field full width',
    anyOf(
      page('/material-ui/react-text-field/', 'width'),
      '/material-ui/api/text-field/#text-field-prop-fullWidth',
    ),
  ],
  ['character counter', page('/material-ui/react-text-field/', 'restrict')],
  ['timeline on the right only', page('/material-ui/react-timeline/', 'edge', 'position')],
  ['show ten pages of results', '/material-ui/react-pagination/'],
  [
    'chip with avatar',
    anyOf(page('/material-ui/react-chip/', 'icons'), '/material-ui/api/chip/#chip-prop-avatar'),
  ],
  ['animate list when items are added', page('/material-ui/transitions/', 'lists')],
  ['card with picture on top', '/material-ui/react-card/|/material-ui/react-card/#media'],
  [
    'progress bar at top of page',
    anyOf(page('/material-ui/react-progress/', 'top'), '/material-ui/react-backdrop/'),
  ],
  [
    'strict mode findDOMNode',
    anyOf(
      '/material-ui/migration/*',
      '/material-ui/transitions/*',
      '/material-ui/guides/composition/*',
    ),
  ],
  [
    'forward ref warning',
    anyOf(
      page('/material-ui/guides/composition/', 'refs', 'ForwardedRef'),
      '/material-ui/react-tooltip/',
      '/material-ui/integrations/routing/',
    ),
  ],
  ['read only text field', page('/material-ui/react-text-field/', 'states')],
  ['yes no switch in a form', '/material-ui/react-switch/'],
  [
    'column width percent',
    anyOf(
      page('/x/react-data-grid/column-definition/', 'widths'),
      '/x/react-data-grid/column-dimensions/',
    ),
  ],
  [
    'cell edit save',
    anyOf(
      page('/x/react-data-grid/editing/persistence/', 'waiting'),
      page('/x/react-data-grid/editing/', 'save'),
      '/x/react-data-grid/#editing',
      '/x/api/data-grid/data-grid/#data-grid-prop-processRowUpdate',
    ),
  ],
  ['bars next to each other', '/x/react-charts/bars/|/x/react-charts/#first-chart'],
];
