import { anyOf, page, type Row } from './addresses.ts';

/** Titles of public threads, shortened the way people type them into a search field. Their answers are what two judges accepted who did not see the ranking. */
export const LATEST_THREADS: readonly Row[] = [
  [
    'select with custom value',
    anyOf(
      page('/material-ui/react-autocomplete/', 'free-text'),
      '/material-ui/api/autocomplete/#autocomplete-prop-freeSolo',
    ),
  ],
  [
    'enable search in select field',
    anyOf('/material-ui/react-autocomplete/', page('/material-ui/react-select/', 'search')),
  ],
  [
    'children must be passed when using textfield with select',
    anyOf(
      '/material-ui/react-text-field/',
      '/material-ui/react-select/',
      '/material-ui/api/text-field/#text-field-prop-select',
    ),
  ],
  [
    'how to toggle dark theme',
    anyOf(
      page('/material-ui/customization/dark-mode/', 'toggle', 'theme-values'),
      '/material-ui/customization/css-theme-variables/usage/#toggle',
    ),
  ],
  [
    'dark theme is not applied',
    anyOf(
      page('/material-ui/customization/dark-mode/', 'mistakes'),
      '/material-ui/react-css-baseline/',
    ),
  ],
  ['make table footer sticky', '/material-ui/react-table/*'],
  [
    'add pagination to table',
    anyOf(
      page('/material-ui/react-table/', 'pagination', 'PaginatedTable', 'footer-pagination'),
      '/material-ui/api/table-pagination/',
    ),
  ],
  [
    'table infinite scrolling',
    anyOf(
      page('/x/react-data-grid/server-side-data/lazy-loading/', 'infinite'),
      '/material-ui/react-table/',
      '/x/react-data-grid/server-side-data/#scroll',
    ),
  ],
  [
    'tooltip in wrong position',
    anyOf('/material-ui/react-tooltip/*', '/material-ui/api/tooltip/#tooltip-prop-placement'),
  ],
  [
    'open popover at mouse position',
    anyOf(
      page('/material-ui/react-popover/', 'anchor-position'),
      '/material-ui/react-menu/',
      '/material-ui/react-popper/',
      '/material-ui/api/popover/#popover-prop-anchorPosition',
    ),
  ],
  [
    'change chip delete icon',
    anyOf(page('/material-ui/react-chip/', 'icons'), '/material-ui/api/chip/#chip-prop-deleteIcon'),
  ],
  [
    'avatar as button',
    anyOf(page('/material-ui/react-avatar/', 'clickable'), '/material-ui/react-button/'),
  ],
  [
    'icon in chip',
    anyOf(
      page('/material-ui/react-chip/', 'icons', 'ChipIcons'),
      '/material-ui/api/chip/#chip-prop-icon',
    ),
  ],
  [
    'data grid not displaying data',
    anyOf(
      page('/x/react-data-grid/layout/', 'fixed'),
      page('/x/react-data-grid/row-definition/', 'ids', 'nested'),
      page('/x/react-data-grid/', 'first-grid'),
      '/x/react-data-grid/row-updates/#rows',
      '/x/react-data-grid/row-updates/#mistakes',
    ),
  ],
  [
    'filter by selected rows',
    anyOf(
      '/x/react-data-grid/filtering/#controlled',
      '/x/react-data-grid/row-selection/#model',
      '/x/react-data-grid/row-selection/#read',
    ),
  ],
  [
    'how to customize checkbox column',
    anyOf(
      page('/x/react-data-grid/row-selection/', 'limit'),
      '/x/react-data-grid/column-pinning/#special',
      '/x/api/data-grid/data-grid/#data-grid-prop-checkboxSelection',
      '/x/react-data-grid/components/#base',
    ),
  ],
  ['next 13 app directory', page('/material-ui/integrations/nextjs/', 'app-router', 'app-layout')],
  [
    'createContext is not a function',
    anyOf('/material-ui/integrations/nextjs/*', '/material-ui/guides/server-rendering/*'),
  ],
  [
    'hydration failed because initial ui does not match',
    anyOf(
      page('/material-ui/integrations/nextjs/', 'trouble'),
      '/material-ui/guides/server-rendering/',
      '/material-ui/react-no-ssr/',
      page('/material-ui/getting-started/faq/', 'hydration'),
      '/material-ui/migration/troubleshooting/',
    ),
  ],
  [
    'different labels in chart legend',
    anyOf(
      page('/x/react-charts/label/', 'series'),
      '/x/react-charts/tooltip/#format',
      '/x/react-charts/tooltip/#own',
    ),
  ],
  [
    'when will you support toggle',
    anyOf('/material-ui/react-switch/', '/material-ui/react-toggle-button/'),
  ],
  [
    'unable to get spacing working on grid',
    anyOf(
      page('/material-ui/react-grid/', 'spacing', 'SpacingGrid'),
      '/material-ui/react-grid-legacy/',
      '/material-ui/migration/upgrade-to-grid-v2/',
      '/material-ui/api/grid/#grid-prop-spacing',
    ),
  ],
  ['grid of images', '/material-ui/react-image-list/'],
  [
    'set timezone in datepicker',
    anyOf(page('/x/react-date-pickers/timezone/', 'timezone'), '/x/api/date-pickers/*-timezone'),
  ],
  [
    'fullscreen dialog',
    anyOf(
      page('/material-ui/react-dialog/', 'full-screen', 'FullScreenDialog', 'responsive'),
      '/material-ui/api/dialog/#dialog-prop-fullScreen',
    ),
  ],
  [
    'change border color of textfield',
    anyOf(
      page('/material-ui/react-text-field/', 'border-color'),
      '/material-ui/customization/how-to-customize/',
    ),
  ],
  [
    'reduce height of textfield',
    anyOf(
      page('/material-ui/react-text-field/', 'width', 'sizes'),
      '/material-ui/api/text-field/#text-field-prop-size',
    ),
  ],
  ['placeholder in select', page('/material-ui/react-select/', 'placeholder', 'PlaceholderSelect')],
  [
    'get selected value from autocomplete',
    anyOf(
      page('/material-ui/react-autocomplete/', 'controlled'),
      '/material-ui/api/autocomplete/#autocomplete-prop-onChange',
    ),
  ],
  [
    'stop button text from being all caps',
    anyOf(
      page('/material-ui/react-button/', 'customization'),
      '/material-ui/customization/typography/',
      page('/material-ui/getting-started/faq/', 'capitals'),
    ),
  ],
  ['content hidden under fixed appbar', page('/material-ui/react-app-bar/', 'mistakes')],
  [
    'change color of tab indicator',
    anyOf(
      page('/material-ui/react-tabs/', 'indicator', 'colors'),
      '/material-ui/api/tabs/#tabs-prop-indicatorColor',
    ),
  ],
  ['align button to the right in toolbar', page('/material-ui/react-app-bar/', 'center')],
  [
    'space between buttons',
    anyOf('/material-ui/react-stack/', '/material-ui/react-button/', '/material-ui/react-box/'),
  ],
  [
    'access theme inside component',
    anyOf(
      page('/material-ui/customization/theming/', 'read'),
      '/material-ui/customization/how-to-customize/',
      '/system/getting-started/the-sx-prop/',
      '/system/styled/',
      '/material-ui/customization/default-theme/#code',
    ),
  ],
  [
    'pass props to styled component',
    anyOf(
      page('/system/styled/', 'forward'),
      '/material-ui/customization/how-to-customize/',
      page('/material-ui/customization/creating-themed-components/', 'owner-state'),
      '/material-ui/guides/typescript/',
    ),
  ],
  [
    'add custom breakpoints',
    anyOf(
      page('/material-ui/customization/breakpoints/', 'values', 'names'),
      '/material-ui/guides/typescript/#breakpoints',
      '/material-ui/react-grid/#custom-breakpoints',
    ),
  ],
  [
    'list item button on the right',
    anyOf(
      page('/material-ui/react-list/', 'actions'),
      '/material-ui/api/list-item/#list-item-prop-secondaryAction',
    ),
  ],
  ['confirm before delete', '/material-ui/react-dialog/|/material-ui/react-dialog/#confirm'],
  ['circular progress with percentage inside', page('/material-ui/react-progress/', 'label')],
  [
    'change rows per page options',
    anyOf(
      page('/material-ui/react-table/', 'rows-per-page'),
      '/x/react-data-grid/pagination/#size',
      '/material-ui/api/table-pagination/#table-pagination-prop-rowsPerPageOptions',
      '/x/api/data-grid/data-grid/#data-grid-prop-pageSizeOptions',
    ),
  ],
  ['uncheck radio button', page('/material-ui/react-radio-button/', 'clear')],
  [
    'slider fire event only on mouse up',
    anyOf(
      page('/material-ui/react-slider/', 'input'),
      '/material-ui/api/slider/#slider-prop-onChangeCommitted',
    ),
  ],
  ['expand icon on the left of accordion', page('/material-ui/react-accordion/', 'summary')],
  ['card image not showing', page('/material-ui/react-card/', 'mistakes', 'media')],
  [
    'cut off long text with dots',
    anyOf(
      page('/material-ui/react-typography/', 'truncate'),
      '/material-ui/api/typography/#typography-prop-noWrap',
      '/system/display/#text-overflow',
    ),
  ],
  [
    'autofocus input when dialog opens',
    anyOf(
      page('/material-ui/react-dialog/', 'accessibility'),
      '/material-ui/react-modal/',
      '/material-ui/react-text-field/',
    ),
  ],
  [
    'transparent app bar',
    anyOf(
      page('/material-ui/react-app-bar/', 'background'),
      '/material-ui/api/app-bar/#app-bar-prop-color',
    ),
  ],
];
