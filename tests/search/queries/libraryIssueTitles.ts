import { anyOf, page, type Row } from './addresses.ts';

/** Titles of issues and threads about the other libraries, shortened as they are typed. Their answers are what two judges accepted who did not see the ranking. */
export const LIBRARY_ISSUE_TITLES: readonly Row[] = [
  [
    'You have provided an out-of-range value for the select component',
    page('/material-ui/react-select/', 'mistakes'),
  ],
  ['non selectable text between select options', page('/material-ui/react-select/', 'groups')],
  ['label overlaps when type is number', page('/material-ui/react-text-field/', 'mistakes')],
  ['chrome autofill overlaps label', page('/material-ui/react-text-field/', 'mistakes')],
  ['error text style textfield', page('/material-ui/react-text-field/', 'customization')],
  [
    'textarea that grows automatically',
    anyOf(
      page('/material-ui/react-text-field/', 'multiline'),
      page('/material-ui/react-textarea-autosize/', 'BasicTextarea'),
    ),
  ],
  ['autocomplete list opens above instead of below', '/material-ui/react-autocomplete/*'],
  [
    'Encountered two children with the same key autocomplete',
    page('/material-ui/react-autocomplete/', 'keys'),
  ],
  [
    'default value not showing autocomplete object',
    anyOf(
      page('/material-ui/react-autocomplete/', 'objects'),
      '/material-ui/api/autocomplete/#autocomplete-prop-*',
    ),
  ],
  [
    'slider fire change only when released',
    anyOf(
      page('/material-ui/react-slider/', 'input'),
      '/material-ui/api/slider/#slider-prop-onChangeCommitted',
    ),
  ],
  ['one toggle button must stay selected', '/material-ui/react-toggle-button/'],
  [
    'Blocked aria-hidden on an element because its descendant retained focus',
    anyOf('/material-ui/react-modal/*', '/material-ui/react-dialog/*'),
  ],
  [
    'cannot type in input of third party popup inside modal',
    anyOf(
      page('/material-ui/react-modal/', 'enforce-focus'),
      '/material-ui/react-dialog/',
      '/material-ui/api/modal/#modal-prop-disableEnforceFocus',
    ),
  ],
  [
    'menu opens in top left corner',
    anyOf('/material-ui/react-menu/', page('/material-ui/react-popover/', 'mistakes')),
  ],
  [
    'tooltip misaligned in flex container',
    anyOf('/material-ui/react-tooltip/*', '/material-ui/react-popper/*'),
  ],
  [
    'snackbar top right',
    anyOf(
      page('/material-ui/react-snackbar/', 'position'),
      '/material-ui/api/snackbar/#snackbar-prop-anchorOrigin',
    ),
  ],
  [
    'dialog too narrow',
    anyOf(
      page('/material-ui/react-dialog/', 'sizes'),
      '/material-ui/api/dialog/#dialog-prop-maxWidth',
      '/material-ui/api/dialog/#dialog-prop-fullWidth',
    ),
  ],
  [
    'full page loading overlay',
    anyOf(page('/material-ui/react-backdrop/', 'z-index'), '/material-ui/react-progress/'),
  ],
  ['detect click outside component', '/material-ui/react-click-away-listener/'],
  [
    'accordion expanded by default',
    anyOf(
      page('/material-ui/react-accordion/', 'states'),
      '/material-ui/api/accordion/#accordion-prop-defaultExpanded',
    ),
  ],
  [
    'permanent drawer on desktop temporary on mobile',
    page('/material-ui/react-drawer/', 'responsive'),
  ],
  [
    'hide app bar when scrolling down',
    page('/material-ui/react-app-bar/', 'scroll', 'HideOnScrollAppBar'),
  ],
  [
    'Property to does not exist on type Button',
    anyOf(
      page('/material-ui/integrations/routing/', 'component'),
      '/material-ui/guides/typescript/',
      '/material-ui/guides/composition/',
      '/material-ui/react-button/',
    ),
  ],
  [
    'stepper change color of completed step',
    page('/material-ui/react-stepper/', 'colors', 'icons', 'customization'),
  ],
  [
    'TableSortLabel custom icon',
    anyOf(
      '/material-ui/react-table/#sorting',
      page('/material-ui/api/table-sort-label/', 'table-sort-label-prop-IconComponent'),
      '/material-ui/react-table/#SortIconTable',
    ),
  ],
  ['table pagination hide rows per page', page('/material-ui/react-table/', 'rows-per-page')],
  ['multi level dropdown menu', '/material-ui/react-menu/#submenu|/material-ui/react-menu/'],
  ['page number in url', page('/material-ui/react-pagination/', 'links')],
  ['custom svg file as icon', page('/material-ui/icons/', 'svg-file', 'svg-icon')],
  [
    'font awesome icons',
    anyOf(page('/material-ui/icons/', 'other-sets'), '/joy-ui/integrations/icon-libraries/'),
  ],
  [
    "Module '@mui/material/styles' has no exported member 'createTheme'",
    anyOf(
      page('/material-ui/guides/typescript/', 'augmentation'),
      '/material-ui/customization/palette/#custom-colors',
    ),
  ],
  [
    'sx callback is not assignable to SystemStyleObject',
    anyOf(
      page('/system/getting-started/the-sx-prop/', 'types'),
      page('/material-ui/guides/typescript/', 'sx'),
    ),
  ],
  [
    'different font size per breakpoint in theme',
    anyOf(
      page('/material-ui/customization/typography/', 'responsive'),
      '/material-ui/react-typography/#responsive',
      '/material-ui/guides/responsive-ui/#typography',
      '/material-ui/customization/theming/#font-sizes',
    ),
  ],
  [
    'dark mode flicker vite',
    anyOf(
      page('/material-ui/customization/dark-mode/', 'no-flash'),
      '/material-ui/customization/css-theme-variables/configuration/#flash',
      '/material-ui/getting-started/faq/#flicker',
    ),
  ],
  [
    'getInitColorSchemeScript',
    anyOf(
      page('/material-ui/customization/dark-mode/', 'no-flash'),
      '/material-ui/customization/css-theme-variables/configuration/#flash',
      '/material-ui/getting-started/faq/#flicker',
      '/material-ui/api/init-color-scheme-script/',
      '/material-ui/integrations/nextjs/',
      '/joy-ui/',
      '/system/experimental-api/css-theme-variables/',
    ),
  ],
  [
    'injectFirst',
    anyOf(
      page('/material-ui/integrations/interoperability/', 'order'),
      '/material-ui/api/styled-engine-provider/',
      '/material-ui/getting-started/faq/#specificity',
      '/material-ui/getting-started/faq/#other-css',
      '/material-ui/migration/',
      '/system/',
      '/joy-ui/',
      '/material-ui/customization/how-to-customize/#which-wins',
    ),
  ],
  [
    'CSP nonce not applied to inline styles',
    page('/material-ui/guides/content-security-policy/', 'attributes', 'styles'),
  ],
  [
    'Attempted to call createTheme() from the server',
    anyOf(
      page('/material-ui/integrations/nextjs/', 'app-theme'),
      '/material-ui/getting-started/faq/#server-components',
    ),
  ],
  [
    "Cannot read properties of undefined (reading 'fontWeightBold')",
    anyOf(
      page('/material-ui/migration/troubleshooting/', 'undefined-theme'),
      '/material-ui/integrations/nextjs/',
      '/material-ui/guides/server-rendering/',
    ),
  ],
  [
    'all icons end up in the bundle',
    anyOf(
      page('/material-ui/guides/minimizing-bundle-size/', 'development'),
      page('/material-ui/icons/', 'install'),
    ),
  ],
  [
    'autocomplete onChange not firing in react testing library',
    page('/material-ui/guides/testing/', 'roles'),
  ],
  [
    'popper wrong position rtl',
    anyOf(
      page('/material-ui/customization/right-to-left/', 'theme'),
      page('/material-ui/react-popper/', 'placement'),
    ),
  ],
  [
    'disable ripple effect on all buttons',
    anyOf(
      '/material-ui/getting-started/faq/#ripple',
      '/material-ui/customization/theme-components/#default-props',
      '/material-ui/react-button/',
      '/material-ui/react-button-group/#ripple',
    ),
  ],
  [
    'new button variant typescript error',
    anyOf(
      page('/material-ui/guides/typescript/', 'variants'),
      '/material-ui/customization/theme-components/#new-variant',
      '/material-ui/react-button/#customization',
    ),
  ],
  [
    'css variables in theme',
    anyOf(
      '/material-ui/customization/css-theme-variables/',
      '/material-ui/customization/css-theme-variables/overview/',
      '/material-ui/customization/css-theme-variables/usage/',
    ),
  ],
  [
    'override media query for container maxWidth',
    anyOf(
      '/material-ui/customization/breakpoints/',
      page('/material-ui/react-container/', 'custom-width'),
    ),
  ],
  [
    'withStyles alternative',
    anyOf(
      '/material-ui/migration/migrating-from-jss/',
      page('/system/styles/basics/', 'replacements'),
    ),
  ],
  [
    'Grid item prop does not exist',
    anyOf(
      page('/material-ui/migration/upgrade-to-grid-v2/', 'props'),
      '/material-ui/migration/upgrade-to-v7/#grid',
      page('/material-ui/react-grid/', 'mistakes'),
      '/material-ui/react-grid-legacy/',
    ),
  ],
  [
    'material design 3',
    anyOf(
      page('/material-ui/getting-started/supported-components/', 'material-3'),
      '/material-ui/getting-started/design-resources/#guidelines',
    ),
  ],
  [
    'combine two sx props',
    anyOf(
      page('/system/getting-started/the-sx-prop/', 'accept'),
      '/material-ui/guides/composition/#wrap',
      '/system/getting-started/custom-components/#sx',
    ),
  ],
  [
    'React does not recognize the prop on a DOM element styled',
    anyOf(
      page('/system/styled/', 'forward'),
      '/material-ui/customization/how-to-customize/#styled',
      '/material-ui/customization/how-to-customize/#dynamic',
      '/material-ui/customization/creating-themed-components/',
      '/material-ui/guides/composition/',
      '/system/getting-started/custom-components/#mistakes',
    ),
  ],
  [
    'clamp text to two lines',
    anyOf(
      page('/material-ui/react-typography/', 'truncate'),
      '/system/display/#text-overflow',
      '/joy-ui/react-typography/#truncate',
    ),
  ],
  [
    'margin shorthand mx my',
    anyOf(
      '/system/spacing/',
      page('/system/properties/', 'spacing'),
      '/system/getting-started/the-sx-prop/#spacing',
    ),
  ],
  [
    'joy ui dark mode flicker on reload',
    anyOf(
      page('/joy-ui/main-features/dark-mode-optimization/', 'flash'),
      page('/joy-ui/customization/dark-mode/', 'no-flash'),
      '/joy-ui/integrations/next-js-app-router/',
    ),
  ],
  [
    'joy ui vs material ui',
    anyOf(page('/joy-ui/getting-started/', 'compare'), '/joy-ui/integrations/material-ui/'),
  ],
  [
    'joy ui modal full screen on phone',
    page('/joy-ui/react-modal/', 'fullscreen', 'FullscreenModal'),
  ],
  ['joy ui lucide icons size', page('/joy-ui/integrations/icon-libraries/', 'global')],
  [
    'joy ui focus outline color input',
    anyOf(page('/joy-ui/react-input/', 'css-variables'), '/joy-ui/customization/'),
  ],
  [
    'MUI X Missing license key',
    anyOf(page('/x/introduction/licensing/', 'messages', 'key'), '/x/react-data-grid/#license'),
  ],
];
