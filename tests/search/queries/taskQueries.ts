import { anyOf, page, prop, type Row } from './addresses.ts';

/** Questions and tasks. */
export const QUESTIONS: readonly Row[] = [
  ['minified mui error #9', '/production-error/#code-9'],
  ['MUI error 15', '/production-error/#code-15'],
  [
    'the color provided to augmentColor is invalid',
    anyOf(
      '/production-error/#code-11',
      '/material-ui/customization/palette/#custom-colors',
      '/material-ui/customization/color/#mistakes',
    ),
  ],
  ['how to install material ui', '/material-ui/getting-started/installation/'],
  ['install', '/material-ui/getting-started/installation/'],
  ['npm install @mui/material', '/material-ui/getting-started/installation/'],
  ['getting started', '/material-ui/getting-started/'],
  [
    'which react versions are supported',
    anyOf('/material-ui/getting-started/supported-platforms/', '/versions/'),
  ],
  ['old version docs', '/versions/*'],
  ['how to center a dialog', '/material-ui/react-dialog/*', '/material-ui/api/dialog/*'],
  [
    'how do I disable the ripple on a button',
    anyOf(
      '/material-ui/api/button/#button-prop-disableRipple',
      '/material-ui/react-button-group/#ripple',
      '/material-ui/getting-started/faq/#ripple',
    ),
  ],
  ['dialog full screen on mobile', `/material-ui/react-dialog/*|${prop('dialog', 'fullScreen')}`],
  [
    'how to show a loading button',
    '/material-ui/react-button/#*|/material-ui/api/button/#button-prop-loading',
  ],
  [
    'button with icon',
    '/material-ui/react-button/#*|/material-ui/api/button/#button-prop-startIcon|/material-ui/api/icon-button/',
  ],
  [
    'input without underline',
    '/material-ui/api/*/#*-prop-disableUnderline|/material-ui/react-text-field/#border-color',
  ],
  [
    'close snackbar automatically',
    anyOf(
      page('/material-ui/react-snackbar/', '*'),
      '/material-ui/api/snackbar/#snackbar-prop-autoHideDuration',
    ),
  ],
  [
    'make text field full width',
    `${prop('text-field', 'fullWidth')}|/material-ui/react-text-field/#width`,
  ],
  ['password field', '/material-ui/react-text-field/#*'],
  ['tooltip on disabled button', '/material-ui/react-tooltip/#*'],
  [
    'select multiple values',
    '/material-ui/react-select/#*|/material-ui/api/select/#select-prop-multiple',
  ],
  [
    'dark mode',
    '/material-ui/customization/dark-mode/',
    '/material-ui/getting-started/usage/#dark-mode',
  ],
  [
    'how to change primary color',
    '/material-ui/customization/palette/*',
    '/*/getting-started/usage/#theme',
  ],
  ['override styles of a component', '/material-ui/customization/how-to-customize/'],
  [
    'responsive breakpoints',
    '/material-ui/customization/breakpoints/*',
    '/material-ui/react-use-media-query/#breakpoints|/system/getting-started/usage/#*',
  ],
  [
    'mui with nextjs',
    '/material-ui/integrations/nextjs/',
    '/material-ui/getting-started/example-projects/',
  ],
  [
    'typescript custom theme',
    '/material-ui/customization/theming/*',
    '/material-ui/guides/typescript/*',
    '/material-ui/*/#customization|/material-ui/getting-started/usage/#theme',
  ],
  [
    'upgrade to v7',
    '/material-ui/migration/upgrade-to-v7/',
    '/material-ui/getting-started/installation/*|/versions/*',
  ],
  [
    'font',
    '/material-ui/customization/typography/*',
    '/material-ui/react-typography/#font|/material-ui/getting-started/installation/#roboto',
  ],
  [
    'use unstyled components with tailwind',
    '/base-ui/guides/working-with-tailwind-css/',
    '/material-ui/getting-started/faq/#other-css|/base-ui/getting-started/usage/*',
  ],
  ['show hide password', '/material-ui/react-text-field/#password'],
  [
    'input with icon',
    '/material-ui/react-text-field/#adornments|/material-ui/api/input-adornment/*',
  ],
  [
    'form validation',
    '/material-ui/*/#validation|/joy-ui/*/#validation|*/#forms|*/#form-validation',
  ],
  [
    'how to sort a table',
    page('/material-ui/react-table/', 'sorting', 'SortIconTable', 'SortableTable', 'data-table'),
  ],
  [
    'table with sticky header',
    `/material-ui/react-table/#sticky-header|/material-ui/react-table/#sticky-page|${prop('table', 'stickyHeader')}`,
  ],
  ['select rows in a table', '/material-ui/react-table/#selection'],
  ['expandable table row', '/material-ui/react-table/#details'],
  ['vertical tabs', '/material-ui/react-tabs/#vertical|/material-ui/react-tabs/#VerticalTabs'],
  ['tabs with react router', '/material-ui/react-tabs/#router|/material-ui/react-tabs/#navigation'],
  [
    'vertical slider',
    '/material-ui/react-slider/#vertical|/material-ui/react-slider/#VerticalSlider',
  ],
  ['range slider', page('/material-ui/react-slider/', 'range', 'RangeSlider')],
  ['load options from server autocomplete', '/material-ui/react-autocomplete/#async'],
  [
    'autocomplete allow custom value',
    `/material-ui/react-autocomplete/#free-text|${prop('autocomplete', 'freeSolo')}`,
  ],
  [
    'virtualized autocomplete',
    '/material-ui/react-autocomplete/#virtualization|/material-ui/react-autocomplete/#VirtualAutocomplete',
  ],
  ['drawer mini variant', '/material-ui/react-drawer/#mini|/material-ui/react-drawer/#MiniDrawer'],
  [
    'responsive drawer',
    '/material-ui/react-drawer/#responsive|/material-ui/react-drawer/#ResponsiveDrawer',
  ],
  ['how to prevent dialog from closing on backdrop click', '/material-ui/react-dialog/#guard'],
  [
    'scroll long dialog content',
    anyOf(
      page('/material-ui/react-dialog/', 'scroll'),
      '/material-ui/api/dialog/#dialog-prop-scroll',
    ),
  ],
  [
    'link button to a page',
    `/material-ui/react-button/#*|/material-ui/react-link/#button|${prop('button', 'href')}`,
  ],
  ['react router link', '/material-ui/react-link/#router|/material-ui/getting-started/faq/#links'],
  ['file upload button', '/material-ui/react-button/#*'],
  ['why are my buttons uppercase', '/material-ui/getting-started/faq/#capitals'],
  ['turn off ripple globally', '/material-ui/getting-started/faq/#ripple'],
  [
    'disable animations',
    anyOf(
      '/material-ui/getting-started/faq/#animations',
      '/material-ui/customization/transitions/#disable',
    ),
  ],
  ['z-index', '/material-ui/customization/z-index/', '/material-ui/getting-started/faq/#z-index'],
  [
    'hydration warning',
    '/material-ui/getting-started/faq/#hydration|/material-ui/integrations/nextjs/#trouble',
  ],
  ['is mui free', '/material-ui/getting-started/faq/#free'],
  [
    'bundle size',
    '/material-ui/guides/minimizing-bundle-size/',
    '/material-ui/getting-started/faq/#size',
  ],
  ['report a bug', '/material-ui/getting-started/support/#bug'],
  ['which browsers are supported', '/material-ui/getting-started/supported-platforms/#browsers'],
  ['example with vite', '/material-ui/getting-started/example-projects/'],
  [
    'figma',
    '/material-ui/design-resources/material-ui-for-figma/|/material-ui/getting-started/design-resources/*',
  ],
  [
    'roboto font',
    '/material-ui/getting-started/installation/#roboto|/material-ui/react-typography/#font',
  ],
  [
    'truncate text with ellipsis',
    `/material-ui/react-typography/#truncate|/system/display/#text-overflow|${prop('typography', 'noWrap')}`,
  ],
  ['grid nested', '/material-ui/react-grid/#nested'],
  ['grid item offset', `/material-ui/react-grid/#offset|${prop('grid', 'offset')}`],
  [
    'stepper vertical',
    '/material-ui/react-stepper/#vertical|/material-ui/react-stepper/#VerticalStepper',
  ],
  ['queue snackbars', '/material-ui/react-snackbar/#queue'],
  [
    'position of snackbar',
    `/material-ui/react-snackbar/#position|/material-ui/react-snackbar/#SnackbarPositions|${prop('snackbar', 'anchorOrigin')}`,
  ],
  ['custom svg icon', '/material-ui/icons/#svg-icon|/material-ui/icons/#svg-file'],
  ['prefers reduced motion', '/material-ui/react-use-media-query/#preferences|*/#accessibility'],
  ['minified react error', '/production-error/'],
  ['error code', '/production-error/'],
  [
    'style child elements with sx',
    '/system/getting-started/the-sx-prop/#nested|/system/getting-started/the-sx-prop/#parts|/material-ui/react-box/#states',
  ],
  [
    'hide element on mobile',
    '/material-ui/guides/responsive-ui/#hide|/system/getting-started/usage/#responsive-display',
  ],
  [
    'container queries',
    '/material-ui/customization/container-queries/',
    '/system/getting-started/usage/#container-queries|/system/getting-started/usage/#ContainerQueries',
  ],
];
