import { anyOf, page, type Row } from './addresses.ts';

/** Titles of issues about the smaller libraries of the family, as they shrink when they are typed into a search field. */
export const OTHER_TRACKERS: readonly Row[] = [
  // Joy UI
  [
    'joy autocomplete dropdown does not open on click',
    page('/joy-ui/react-autocomplete/', 'behavior', 'mistakes'),
  ],
  ['joy autocomplete option not scrolled into view', joy('autocomplete')],
  ['joy select placeholder multiple', joy('select', 'placeholder', 'multiple')],
  ['joy select inside modal closes', joy('select', 'listbox', 'mistakes') + '|' + joy('modal')],
  [
    'joy extend color palette',
    anyOf(
      page('/joy-ui/customization/theme-colors/', 'new-color', 'palette'),
      '/joy-ui/getting-started/usage/#theme',
    ),
  ],
  [
    'joy combine two themes',
    anyOf('/joy-ui/customization/', page('/joy-ui/integrations/material-ui/', 'scope')),
  ],
  [
    'joy useColorScheme set dark mode',
    page('/joy-ui/customization/dark-mode/', 'toggle') +
      '|/joy-ui/main-features/dark-mode-optimization/*|/joy-ui/getting-started/usage/#dark-mode',
  ],
  [
    'joy styleOverrides in dark mode',
    page('/joy-ui/customization/dark-mode/', 'apply-styles') +
      '|/joy-ui/customization/themed-components/*',
  ],
  ['joy table sticky header', joy('table', 'sticky')],
  ['joy table column width', joy('table', 'widths')],
  ['joy input with icon inside', joy('input', 'decorators')],
  ['joy input error message', joy('input', 'validation') + '|/joy-ui/react-text-field/*'],
  ['joy modal close on backdrop click disable', joy('modal', 'reasons')],
  ['joy snackbar auto hide', joy('snackbar', 'timer')],
  ['joy button loading indicator', joy('button', 'loading')],
  ['joy menu open on right side', joy('menu', 'placement')],
  ['joy drawer width size', joy('drawer', 'sizes')],
  ['joy textarea auto resize min rows', joy('textarea', 'rows')],
  ['joy tabs vertical orientation', joy('tabs', 'vertical')],
  [
    'joy tooltip delay',
    anyOf(
      page('/joy-ui/react-tooltip/', 'delays'),
      '/joy-ui/api/tooltip/#tooltip-prop-leaveDelay',
      '/joy-ui/api/tooltip/#tooltip-prop-enterDelay',
    ),
  ],
  ['joy list nested collapsible', joy('list', 'collapse', 'nested')],
  ['joy card clickable', anyOf(page('/joy-ui/react-card/', 'link'), '/joy-ui/react-link/#overlay')],
  [
    'joy chip delete',
    anyOf(
      page('/joy-ui/react-chip/', 'delete', 'delete-icon', 'DeletableChips'),
      '/joy-ui/api/chip-delete/',
    ),
  ],
  ['joy radio group as cards', joy('radio-button', 'overlay')],
  ['joy slider two thumbs', joy('slider', 'range')],
  ['joy stepper vertical', joy('stepper', 'vertical')],
  [
    'joy typography levels changed',
    page('/joy-ui/migration/migrating-default-theme/', 'levels') +
      '|/joy-ui/customization/theme-typography/*',
  ],
  ['joy ui roadmap discontinued', '/joy-ui/getting-started/roadmap/*'],
  [
    'joy date picker',
    anyOf(
      page('/joy-ui/react-input/', 'types'),
      '/x/react-date-pickers/',
      '/x/react-date-pickers/date-picker/',
      '/joy-ui/integrations/material-ui/',
      '/joy-ui/getting-started/roadmap/#state',
    ),
  ],
  ['joy icons from material', page('/joy-ui/integrations/icon-libraries/', 'material-icons')],
  // MUI Base
  ["Can't resolve '@mui/base/InputUnstyled'", '/base-ui/getting-started/installation/*'],
  ['base select placeholder', '/base-ui/react-select/*'],
  ['base select popup z-index styling', '/base-ui/react-select/#styling|/base-ui/react-select/'],
  [
    'useSelect custom hook example',
    '/base-ui/react-select/*|/base-ui/getting-started/usage/#hooks',
  ],
  [
    'useButton with custom element',
    page('/base-ui/react-button/', 'hook', 'elements', 'UseButton'),
  ],
  [
    'base number input replacement',
    '/base-ui/getting-started/#successor|/base-ui/getting-started/|/base-ui/react-number-input/*',
  ],
  ['difference between mui base and base ui', '/base-ui/getting-started/*'],
  [
    'tailwind classes with slotProps base',
    '/base-ui/getting-started/usage/#slots|/base-ui/getting-started/usage/|/base-ui/react-select/#styling',
  ],
  ['base slider custom marks', '/base-ui/react-slider/#marks|/base-ui/react-slider/'],
  ['unstyled button focus visible style', '/base-ui/react-button/#states|/base-ui/react-button/'],
  // MUI System
  [
    'sx prop on custom component',
    '/system/getting-started/the-sx-prop/#accept|/system/getting-started/custom-components/#sx|/system/getting-started/the-sx-prop/',
  ],
  ['shouldForwardProp unknown prop warning dom', '/system/styled/#forward|/system/styled/'],
  [
    'sx performance many elements',
    '/system/getting-started/the-sx-prop/#performance|/system/getting-started/the-sx-prop/',
  ],
  [
    'sx typescript type error',
    '/system/getting-started/the-sx-prop/#types|/system/getting-started/the-sx-prop/|/material-ui/guides/typescript/#sx',
  ],
  ['styled keyframes animation', '/system/styled/#keyframes|/system/styled/'],
  ['spacing shorthand px py mx', '/system/spacing/*|/system/properties/#spacing'],
  ['margin auto center with system', '/system/spacing/#margin|/system/spacing/'],
  ['css grid template areas in sx', '/system/grid/|/material-ui/react-box/#grid'],
  [
    'system without material ui',
    '/system/getting-started/the-sx-prop/#system|/system/getting-started/*',
  ],
  [
    'border radius theme shape multiplier',
    '/system/borders/#border-radius|/system/borders/|/system/getting-started/the-sx-prop/*',
  ],
  ['extend sx with own property', '/system/experimental-api/configure-the-sx-prop/*'],
  ['display none on print', '/system/display/#print|/system/display/'],
  // Toolpad
  [
    'hide navigation in DashboardLayout',
    anyOf(
      page('/toolpad/core/react-dashboard-layout/', 'sidebar'),
      '/toolpad/core/api/dashboard-layout/#dashboard-layout-prop-hideNavigation',
    ),
  ],
  ['DashboardLayout logo and title', layout('branding')],
  ['custom sidebar footer', layout('slots')],
  ['remove sign in button from header', '/toolpad/core/react-account/#states|' + layout('account')],
  ['sidebar header divider navigation', layout('navigation')],
  ['dashboard layout default collapsed sidebar', layout('sidebar')],
  [
    'sidebar overlay on mobile',
    anyOf(
      page('/toolpad/core/react-dashboard-layout/', 'sidebar'),
      '/material-ui/react-drawer/#responsive',
    ),
  ],
  ['add search bar to toolpad header', layout('slots')],
  [
    'page title and actions toolbar',
    page('/toolpad/core/react-page-container/', 'toolbar') +
      '|' +
      layout('page') +
      '|/toolpad/core/api/page-container/*',
  ],
  ['sign in page with google provider', signIn('oauth')],
  ['sign in page custom fields', signIn('slots', 'slot-props')],
  [
    'redirect to sign in when session missing',
    anyOf(
      page('/toolpad/core/react-sign-in-page/', 'session'),
      '/toolpad/core/integrations/react-router/#sign-in',
    ),
  ],
  [
    'change sign in button text',
    '/toolpad/core/react-account/#language|' + signIn('slot-props', 'language'),
  ],
  ['toolpad with react router', '/toolpad/core/introduction/#routers|/toolpad/core/introduction/'],
  [
    'toolpad crud page',
    '/toolpad/core/react-crud/',
    '/toolpad/core/introduction/#inside|/toolpad/core/introduction/|/toolpad/core/api/crud/*',
  ],
  [
    'confirm dialog with useDialogs',
    anyOf(
      page('/toolpad/core/react-use-dialogs/', 'ready', 'pending'),
      '/toolpad/core/api/use-dialogs/#use-dialogs-return-value-confirm',
    ),
  ],
  [
    'toolpad theme switcher hide',
    '/toolpad/core/react-app-provider/#theme|' + layout('modes', 'slots'),
  ],
  ['is toolpad studio abandoned', '/toolpad/studio/getting-started/*'],
  [
    'self host toolpad studio',
    '/toolpad/studio/getting-started/#run|/toolpad/studio/getting-started/',
  ],
];

function joy(slug: string, ...sections: readonly string[]): string {
  return page(`/joy-ui/react-${slug}/`, ...sections);
}
function layout(...sections: readonly string[]): string {
  return page('/toolpad/core/react-dashboard-layout/', ...sections);
}
function signIn(...sections: readonly string[]): string {
  return page('/toolpad/core/react-sign-in-page/', ...sections);
}
