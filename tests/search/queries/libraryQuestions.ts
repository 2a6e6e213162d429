import { anyOf, page, type Row } from './addresses.ts';

/** Titles of issues and threads about the other libraries, shortened as they are typed. */
export const LIBRARY_QUESTIONS: readonly Row[] = [
  ['select value set before options are loaded', '/material-ui/react-select/*'],
  [
    'search box inside select',
    '/material-ui/react-select/#search|/material-ui/react-select/|/material-ui/react-autocomplete/*',
  ],
  ['label always shrunk with start adornment', '/material-ui/react-text-field/*'],
  [
    'change text color inside TextField',
    page('/material-ui/react-text-field/', 'text-style', 'customization'),
  ],
  [
    'only numbers in textfield no decimals',
    '/material-ui/react-text-field/#restrict|/material-ui/react-text-field/#types|/material-ui/react-text-field/',
  ],
  [
    'react hook form mui controller',
    '/material-ui/react-text-field/#form-library|/material-ui/react-text-field/|/material-ui/discover-more/related-projects/#forms',
  ],
  [
    'autocomplete clears text when focus is lost',
    '/material-ui/react-autocomplete/#keep-text|/material-ui/react-autocomplete/|/material-ui/api/autocomplete/#autocomplete-prop-clearOnBlur',
  ],
  [
    'add new option on enter autocomplete',
    '/material-ui/react-autocomplete/#free-text|/material-ui/react-autocomplete/#create-dialog|/material-ui/react-autocomplete/|/material-ui/api/autocomplete/#autocomplete-prop-freeSolo',
  ],
  [
    'autocomplete disable filter search from api',
    '/material-ui/react-autocomplete/#server-search|/material-ui/react-autocomplete/#async|/material-ui/react-autocomplete/|/material-ui/api/autocomplete/#autocomplete-prop-filterOptions',
  ],
  [
    'at least one checkbox required',
    '/material-ui/react-checkbox/#group|/material-ui/react-checkbox/#forms|/material-ui/react-checkbox/',
  ],
  ['switch with sun and moon icon', '/material-ui/react-switch/#icons|/material-ui/react-switch/'],
  [
    'half star rating',
    '/material-ui/react-rating/#precision|/material-ui/react-rating/|/material-ui/api/rating/#rating-prop-precision',
  ],
  [
    'modal disablePortal aria-hidden',
    '/material-ui/react-modal/*|/material-ui/api/modal/#modal-prop-disablePortal',
  ],
  [
    'keyboard focus lost after dialog closed',
    '/material-ui/react-dialog/*|/material-ui/react-modal/*|/material-ui/api/modal/#modal-prop-disableRestoreFocus',
  ],
  ['popover position wrong after content changes', '/material-ui/react-popover/*'],
  ['snackbar appears inside popover', '/material-ui/react-snackbar/*'],
  [
    'tooltip not working on mobile touch',
    '/material-ui/react-tooltip/#touch|/material-ui/react-tooltip/',
  ],
  ['reset form when dialog closes', '/material-ui/react-dialog/#reset|/material-ui/react-dialog/'],
  [
    'progress bar at top of page while loading',
    '/material-ui/react-progress/#top|/material-ui/react-progress/',
  ],
  [
    'accordion remove line above',
    '/material-ui/react-accordion/#lines|/material-ui/react-accordion/',
  ],
  [
    'hover elevation on card',
    '/material-ui/react-card/*|/material-ui/react-paper/#hover|/system/shadows/#hover',
  ],
  ['drawer width', '/material-ui/react-drawer/#width|/material-ui/react-drawer/'],
  [
    'Button href reloads the page react-router',
    '/material-ui/integrations/routing/*|/material-ui/react-button/#link-to-a-page|/material-ui/react-button/',
  ],
  [
    'highlight active route in sidebar',
    '/material-ui/integrations/routing/#active|/material-ui/integrations/routing/|/material-ui/react-list/#links|/material-ui/react-list/#selected',
  ],
  [
    'stepper padding paper removed',
    '/material-ui/migration/v5-component-changes/#stepper|/material-ui/react-stepper/',
  ],
  ['sortable columns in table', '/material-ui/react-table/#sorting|/material-ui/react-table/'],
  ['striped table', '/material-ui/react-table/#lines|/material-ui/react-table/'],
  [
    'right click menu on row',
    '/x/react-data-grid/events/#without|/material-ui/react-menu/#context|/material-ui/react-menu/',
  ],
  [
    'useMediaQuery returns false first',
    anyOf(
      page('/material-ui/react-use-media-query/', 'options', 'server'),
      '/material-ui/guides/responsive-ui/#use-media-query',
    ),
  ],
  [
    'icon and text on same line',
    '/material-ui/icons/#align|/material-ui/icons/|/joy-ui/react-typography/#decorators',
  ],
  [
    'scroll to top button',
    '/material-ui/react-floating-action-button/#scroll|/material-ui/react-floating-action-button/|/material-ui/react-app-bar/#scroll',
  ],
  [
    'add custom property to theme typescript',
    '/material-ui/guides/typescript/*|/material-ui/customization/theming/#typescript|/material-ui/customization/theming/#variables',
  ],
  [
    'styleOverrides callback types',
    '/material-ui/customization/theme-components/*|/material-ui/guides/typescript/*',
  ],
  [
    'responsive typography variant',
    '/material-ui/customization/typography/*|/material-ui/react-typography/#responsive|/material-ui/guides/responsive-ui/*|/material-ui/customization/theming/#font-sizes',
  ],
  [
    'white flash before dark theme loads',
    '/material-ui/customization/dark-mode/|/material-ui/customization/dark-mode/#no-flash|/material-ui/customization/css-theme-variables/configuration/#flash|/material-ui/getting-started/faq/#flicker',
  ],
  [
    'css order different in production build',
    '/material-ui/integrations/interoperability/*|/material-ui/migration/troubleshooting/*|/material-ui/getting-started/faq/#specificity|/material-ui/getting-started/faq/#other-css',
  ],
  [
    'tailwind preflight makes mui button transparent',
    '/material-ui/integrations/interoperability/*|/material-ui/integrations/nextjs/#tailwind',
  ],
  [
    'Refused to apply inline style violates Content Security Policy',
    '/material-ui/guides/content-security-policy/*',
  ],
  [
    'server components use client mui',
    '/material-ui/integrations/nextjs/*|/material-ui/getting-started/faq/#server-components',
  ],
  [
    'unstyled page on first load next',
    anyOf(
      page('/material-ui/integrations/nextjs/', 'app-router'),
      '/material-ui/guides/server-rendering/',
      '/material-ui/getting-started/faq/#hydration',
      '/material-ui/migration/troubleshooting/#ssr',
    ),
  ],
  [
    'vite dev server slow because of icons',
    anyOf(
      page('/material-ui/guides/minimizing-bundle-size/', 'development', 'frameworks'),
      page('/material-ui/icons/', 'install'),
      '/material-ui/getting-started/installation/#icons',
    ),
  ],
  ['select option in jest test', '/material-ui/guides/testing/*'],
  [
    'remove all shadows from theme',
    '/material-ui/customization/theming/#shadows|/material-ui/customization/theming/',
  ],
  [
    'default props for every button',
    '/material-ui/customization/theme-components/#default-props|/material-ui/customization/theme-components/',
  ],
  [
    'change primary color of theme',
    '/material-ui/customization/palette/*|/material-ui/customization/color/*|/material-ui/customization/theming/*',
  ],
  ['mui theme not working in storybook', '/material-ui/migration/troubleshooting/#storybook'],
  [
    'theme per page nested provider',
    anyOf(
      page('/material-ui/customization/theming/', 'nesting'),
      '/material-ui/integrations/theme-scoping/',
    ),
  ],
  [
    'Hidden component removed',
    '/material-ui/migration/upgrade-to-v7/#hidden|/material-ui/migration/v5-component-changes/#hidden|/material-ui/guides/responsive-ui/#hide',
  ],
  [
    'inputProps deprecated',
    '/material-ui/migration/migrating-from-deprecated-apis/*|/material-ui/react-text-field/#mistakes|/material-ui/api/*/#*-prop-inputProps|/material-ui/api/*-prop-*nputProps',
  ],
  [
    'wrap button component typescript',
    '/material-ui/guides/typescript/*|/material-ui/guides/composition/#wrap|/material-ui/guides/composition/',
  ],
  [
    'hover style in sx',
    '/system/getting-started/the-sx-prop/*|/material-ui/react-box/#states|/joy-ui/react-box/#states',
  ],
  [
    'center div with Box',
    '/material-ui/react-box/#centering|/material-ui/react-box/|/system/flexbox/*|/joy-ui/react-box/*',
  ],
  ['screen reader only text', '/system/screen-readers/*'],
  ['joy ui still maintained', '/joy-ui/getting-started/roadmap/*|/joy-ui/getting-started/'],
  [
    'joy ui change a variant of one component only',
    '/joy-ui/customization/themed-components/*|/joy-ui/main-features/global-variants/*|/joy-ui/customization/approaches/*|/joy-ui/customization/theme-colors/#tokens',
  ],
  ['joy ui select with clear button', '/joy-ui/react-select/*'],
  ['joy ui autocomplete create new option', '/joy-ui/react-autocomplete/*'],
  ['joy ui sidebar layout', '/joy-ui/react-drawer/*|/joy-ui/getting-started/templates/*'],
  [
    'joy typography custom level',
    '/joy-ui/customization/theme-typography/*|/joy-ui/react-typography/*',
  ],
];
