import type { Row } from '../queries/addresses.ts';

/** Titles of issues and threads about the other libraries, shortened as they are typed; ranking is tuned on their other half. */
export const UNSEEN_LIBRARY_QUESTIONS: readonly Row[] = [
  [
    'You have provided an out-of-range value for the select component',
    '/material-ui/react-select/*',
  ],
  [
    'non selectable text between select options',
    '/material-ui/react-select/#groups|/material-ui/react-select/',
  ],
  ['label overlaps when type is number', '/material-ui/react-text-field/*'],
  ['chrome autofill overlaps label', '/material-ui/react-text-field/*'],
  ['error text style textfield', '/material-ui/react-text-field/*'],
  [
    'phone number mask input',
    '/material-ui/react-text-field/#input-component|/material-ui/react-text-field/',
  ],
  [
    'textarea that grows automatically',
    '/material-ui/react-text-field/#multiline|/material-ui/react-textarea-autosize/*|/material-ui/react-text-field/',
  ],
  ['autocomplete list opens above instead of below', '/material-ui/react-autocomplete/*'],
  [
    'Encountered two children with the same key autocomplete',
    '/material-ui/react-autocomplete/#keys|/material-ui/react-autocomplete/',
  ],
  [
    'default value not showing autocomplete object',
    '/material-ui/react-autocomplete/*|/material-ui/api/autocomplete/#autocomplete-prop-*',
  ],
  [
    'slider fire change only when released',
    '/material-ui/react-slider/#input|/material-ui/react-slider/|/material-ui/api/slider/#slider-prop-onChangeCommitted',
  ],
  ['one toggle button must stay selected', '/material-ui/react-toggle-button/*'],
  [
    'Blocked aria-hidden on an element because its descendant retained focus',
    '/material-ui/react-modal/*|/material-ui/react-dialog/*',
  ],
  [
    'cannot type in input of third party popup inside modal',
    '/material-ui/react-modal/#enforce-focus|/material-ui/react-modal/|/material-ui/react-dialog/|/material-ui/api/modal/#modal-prop-disableEnforceFocus',
  ],
  ['menu opens in top left corner', '/material-ui/react-menu/*|/material-ui/react-popover/*'],
  [
    'tooltip misaligned in flex container',
    '/material-ui/react-tooltip/*|/material-ui/react-popper/*',
  ],
  [
    'snackbar top right',
    '/material-ui/react-snackbar/#position|/material-ui/react-snackbar/|/material-ui/api/snackbar/#snackbar-prop-anchorOrigin',
  ],
  [
    'dialog too narrow',
    '/material-ui/react-dialog/#sizes|/material-ui/react-dialog/|/material-ui/api/dialog/#dialog-prop-maxWidth|/material-ui/api/dialog/#dialog-prop-fullWidth',
  ],
  ['full page loading overlay', '/material-ui/react-backdrop/*|/material-ui/react-progress/*'],
  ['detect click outside component', '/material-ui/react-click-away-listener/*'],
  [
    'accordion expanded by default',
    '/material-ui/react-accordion/#states|/material-ui/react-accordion/|/material-ui/api/accordion/#accordion-prop-defaultExpanded',
  ],
  [
    'permanent drawer on desktop temporary on mobile',
    '/material-ui/react-drawer/#responsive|/material-ui/react-drawer/',
  ],
  [
    'hide app bar when scrolling down',
    '/material-ui/react-app-bar/#scroll|/material-ui/react-app-bar/',
  ],
  [
    'Property to does not exist on type Button',
    '/material-ui/integrations/routing/*|/material-ui/guides/typescript/*|/material-ui/guides/composition/*|/material-ui/react-button/*',
  ],
  [
    'stepper change color of completed step',
    '/material-ui/react-stepper/#colors|/material-ui/react-stepper/#icons|/material-ui/react-stepper/',
  ],
  [
    'TableSortLabel custom icon',
    '/material-ui/react-table/#sorting|/material-ui/api/table-sort-label/#table-sort-label-prop-IconComponent|/material-ui/api/table-sort-label/',
  ],
  [
    'table pagination hide rows per page',
    '/material-ui/react-table/#rows-per-page|/material-ui/react-table/',
  ],
  ['multi level dropdown menu', '/material-ui/react-menu/#submenu|/material-ui/react-menu/'],
  ['page number in url', '/material-ui/react-pagination/#links|/material-ui/react-pagination/'],
  [
    'custom svg file as icon',
    '/material-ui/icons/#svg-file|/material-ui/icons/#svg-icon|/material-ui/icons/',
  ],
  [
    'font awesome icons',
    '/material-ui/icons/#other-sets|/material-ui/icons/|/joy-ui/integrations/icon-libraries/*',
  ],
  [
    "Module '@mui/material/styles' has no exported member 'createTheme'",
    '/material-ui/guides/typescript/*|/material-ui/customization/palette/#custom-colors',
  ],
  [
    'sx callback is not assignable to SystemStyleObject',
    '/system/getting-started/the-sx-prop/*|/material-ui/guides/typescript/*',
  ],
  [
    'different font size per breakpoint in theme',
    '/material-ui/customization/typography/*|/material-ui/react-typography/#responsive|/material-ui/guides/responsive-ui/#typography|/material-ui/customization/theming/#font-sizes',
  ],
  [
    'dark mode flicker vite',
    '/material-ui/customization/dark-mode/|/material-ui/customization/dark-mode/#no-flash|/material-ui/customization/css-theme-variables/configuration/#flash|/material-ui/getting-started/faq/#flicker',
  ],
  [
    'getInitColorSchemeScript',
    '/material-ui/customization/dark-mode/|/material-ui/customization/dark-mode/#no-flash|/material-ui/customization/css-theme-variables/configuration/#flash|/material-ui/getting-started/faq/#flicker|/material-ui/api/init-color-scheme-script/*|/material-ui/integrations/nextjs/*|/joy-ui/*|/system/experimental-api/css-theme-variables/*',
  ],
  [
    'injectFirst',
    '/material-ui/integrations/interoperability/*|/material-ui/api/styled-engine-provider/*|/material-ui/getting-started/faq/#specificity|/material-ui/getting-started/faq/#other-css|/material-ui/migration/*|/system/*|/joy-ui/*',
  ],
  ['CSP nonce not applied to inline styles', '/material-ui/guides/content-security-policy/*'],
  [
    'Attempted to call createTheme() from the server',
    '/material-ui/integrations/nextjs/*|/material-ui/getting-started/faq/#server-components',
  ],
  [
    "Cannot read properties of undefined (reading 'fontWeightBold')",
    '/material-ui/migration/troubleshooting/*|/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/*',
  ],
  [
    'all icons end up in the bundle',
    '/material-ui/guides/minimizing-bundle-size/*|/material-ui/icons/',
  ],
  ['autocomplete onChange not firing in react testing library', '/material-ui/guides/testing/*'],
  [
    'popper wrong position rtl',
    '/material-ui/customization/right-to-left/*|/material-ui/react-popper/*',
  ],
  [
    'disable ripple effect on all buttons',
    '/material-ui/getting-started/faq/#ripple|/material-ui/customization/theme-components/#default-props|/material-ui/react-button/*|/material-ui/react-button-group/#ripple',
  ],
  [
    'new button variant typescript error',
    '/material-ui/guides/typescript/#variants|/material-ui/customization/theme-components/#new-variant|/material-ui/guides/typescript/',
  ],
  ['css variables in theme', '/material-ui/customization/css-theme-variables/*'],
  [
    'override media query for container maxWidth',
    '/material-ui/customization/breakpoints/*|/material-ui/react-container/*',
  ],
  ['withStyles alternative', '/material-ui/migration/migrating-from-jss/*|/system/styles/basics/*'],
  [
    'Grid item prop does not exist',
    '/material-ui/migration/upgrade-to-grid-v2/*|/material-ui/migration/upgrade-to-v7/#grid|/material-ui/react-grid/*',
  ],
  [
    'material design 3',
    '/material-ui/getting-started/supported-components/#material-3|/material-ui/getting-started/supported-components/',
  ],
  ['combine two sx props', '/system/getting-started/the-sx-prop/*'],
  [
    'React does not recognize the prop on a DOM element styled',
    '/system/styled/*|/material-ui/customization/how-to-customize/#styled|/material-ui/customization/how-to-customize/#dynamic|/material-ui/customization/creating-themed-components/*|/material-ui/guides/composition/*',
  ],
  [
    'clamp text to two lines',
    '/material-ui/react-typography/#truncate|/system/display/#text-overflow|/material-ui/react-typography/|/joy-ui/react-typography/#truncate',
  ],
  [
    'margin shorthand mx my',
    '/system/spacing/*|/system/properties/*|/system/getting-started/the-sx-prop/#spacing',
  ],
  [
    'joy ui dark mode flicker on reload',
    '/joy-ui/main-features/dark-mode-optimization/*|/joy-ui/customization/dark-mode/*|/joy-ui/integrations/next-js-app-router/*',
  ],
  ['joy ui vs material ui', '/joy-ui/getting-started/*|/joy-ui/integrations/material-ui/*'],
  ['joy ui modal full screen on phone', '/joy-ui/react-modal/*'],
  ['joy ui lucide icons size', '/joy-ui/integrations/icon-libraries/*'],
  ['joy ui focus outline color input', '/joy-ui/react-input/*|/joy-ui/customization/*'],
  ['MUI X Missing license key', '/x/introduction/licensing/*|/x/react-data-grid/#license'],
];
