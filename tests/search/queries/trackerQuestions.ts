import {
  anyGridProp,
  bars,
  chartPage,
  column,
  grid,
  gridPage,
  page,
  picker,
  pickerPage,
  prop,
  tree,
  type Row,
} from './addresses.ts';

/** Titles of issues in the trackers of the family, as they shrink when they are typed into a search field. */
export const TRACKER: readonly Row[] = [
  // Material UI
  ['TextField label too long is cut off', material('text-field')],
  ['label goes down while there is still text in number field', material('text-field', 'mistakes')],
  [
    'multiple select empty array renderValue placeholder',
    material('select', 'placeholder', 'multiple'),
  ],
  [
    'multiple select displays object Object',
    material('select', 'multiple', 'chips', 'selected-label', 'mistakes'),
  ],
  ['autocomplete customize popper width', material('autocomplete', 'list-size')],
  ['autocomplete listbox inside dialog hidden', material('autocomplete')],
  ['dialog closes when clicking on body scrollbar', material('dialog', 'scroll', 'guard')],
  [
    'focus not trapped in modal when button unmounts',
    material('modal', 'enforce-focus', 'restore-focus', 'accessibility'),
  ],
  [
    'dialog opened from menu item loses focus',
    material('dialog') +
      '|' +
      material('modal', 'restore-focus', 'enforce-focus') +
      '|' +
      material('menu'),
  ],
  ['popover with arrow', material('popover', 'arrow')],
  ['menu position left or right of button', material('menu', 'position')],
  ['enter key not working in menu item with button', material('menu', 'accessibility', 'mistakes')],
  ['popper wrong position when zoomed', material('popper')],
  ['disable hover on Button', material('button', 'customization')],
  [
    'icon button color not changing when disabled',
    material('button', 'customization', 'icon-buttons', 'icon-button-sizes'),
  ],
  [
    "can't augment palette with typescript",
    '/material-ui/guides/typescript/*|/material-ui/customization/palette/#custom-colors',
  ],
  [
    'module augmentation @mui/material/styles has no exported member',
    '/material-ui/guides/typescript/*',
  ],
  [
    'custom theme variables not recognized typescript',
    '/material-ui/guides/typescript/*|/material-ui/customization/theming/#typescript|/material-ui/customization/theming/#variables',
  ],
  [
    'container queries with breakpoints',
    '/material-ui/customization/container-queries/*|/system/getting-started/usage/#container-queries|/material-ui/guides/responsive-ui/#container-queries',
  ],
  [
    'Container maxWidth overwritten in sx',
    material('container', 'custom-width', 'max-width', 'customization', 'mistakes') +
      '|/system/react-container/*',
  ],
  [
    'custom breakpoints with Grid and Container',
    material('grid', 'custom-breakpoints') +
      '|/material-ui/customization/breakpoints/#names|/system/react-grid/#breakpoints|/system/getting-started/usage/#own-breakpoints',
  ],
  ['sticky table footer with pagination', material('table', 'footer-pagination', 'sticky-header')],
  ['sticky column in table', material('table', 'sticky-column')],
  ['drawer below app bar instructions', material('drawer', 'below-app-bar')],
  ['tabs inside app bar', material('app-bar') + '|' + material('tabs')],
  ['snackbar close button x', material('snackbar') + '|' + prop('snackbar', 'action')],
  ['stepper custom connector', material('stepper', 'icons', 'customization')],
  [
    'className did not match css- mui- hydration warning',
    '/material-ui/integrations/nextjs/*|/material-ui/getting-started/faq/#hydration|/material-ui/guides/server-rendering/*|/material-ui/migration/troubleshooting/*',
  ],
  [
    'styles missing after hard refresh next.js',
    '/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/*|/material-ui/migration/troubleshooting/#ssr',
  ],
  [
    'first-child is potentially unsafe when doing server-side rendering',
    '/material-ui/integrations/nextjs/*|/material-ui/guides/server-rendering/*',
  ],
  [
    'makeStyles is no longer exported from @mui/material/styles',
    '/material-ui/migration/migrating-from-jss/*|/system/styles/*|/material-ui/migration/v5-style-changes/*|/material-ui/migration/migration-v4/*|/production-error/*',
  ],
  [
    "Property 'spacing' does not exist on type 'DefaultTheme'",
    '/material-ui/migration/troubleshooting/#default-theme|/material-ui/migration/troubleshooting/',
  ],
  [
    'use tss-react instead of makeStyles',
    '/material-ui/migration/migrating-from-jss/#tss-react|/material-ui/migration/migrating-from-jss/',
  ],
  [
    'codemod for deprecated components prop',
    '/material-ui/migration/migrating-from-deprecated-apis/*',
  ],
  [
    'LoadingButton moved from lab',
    '/material-ui/about-the-lab/#moved|/material-ui/migration/upgrade-to-v7/#lab|/material-ui/migration/upgrade-to-v6/#small-changes|/material-ui/react-button/#loading',
  ],
  ['Slider two values overlapping', material('slider', 'minimum-distance', 'range')],
  ['keep mounted modal for SEO', material('modal', 'keep-mounted', 'server')],
  ['remove arrow keys navigation in tabs', material('tabs', 'focus', 'accessibility')],
  [
    'image list masonry order',
    material('image-list', 'masonry') + '|' + material('masonry', 'sequential'),
  ],
  ['speed dial tooltips always open', material('speed-dial', 'labels')],
  ['transfer list with search', material('transfer-list', 'search')],
  ['timeline left aligned without opposite content', material('timeline', 'edge', 'position')],
  [
    'css variables theme toggling dark flickers',
    '/material-ui/customization/css-theme-variables/configuration/#flash|/material-ui/customization/dark-mode/#no-flash|/material-ui/customization/css-theme-variables/*',
  ],
  [
    'InitColorSchemeScript placement',
    '/material-ui/customization/css-theme-variables/configuration/#flash|/material-ui/customization/dark-mode/#no-flash|/material-ui/api/init-color-scheme-script/',
  ],
  ['shadow DOM styles not applied', '/material-ui/customization/shadow-dom/*'],
  ['rtl layout not working with emotion', '/material-ui/customization/right-to-left/*'],
  [
    'two mui versions on same page class name conflict',
    '/material-ui/experimental-api/classname-generator/*|/material-ui/migration/troubleshooting/#class-name-clash|/material-ui/integrations/theme-scoping/*',
  ],
  ['change Mui class name prefix', '/material-ui/experimental-api/classname-generator/*'],
  [
    'use styled-components as engine',
    '/material-ui/integrations/styled-components/*|/material-ui/getting-started/installation/#styled-components',
  ],
  ['eslint rule no barrel imports', '/material-ui/guides/minimizing-bundle-size/*'],
  // Data grid
  [
    'disable selection of certain rows',
    gridPage('row-selection', 'limit') + '|' + anyGridProp('isRowSelectable'),
  ],
  [
    'limit number of selected checkboxes in data grid',
    gridPage('row-selection', 'limit', 'model') + '|' + anyGridProp('isRowSelectable'),
  ],
  [
    'disableRowSelectionOnClick not working',
    gridPage('row-selection', 'limit') + '|' + anyGridProp('disableRowSelectionOnClick'),
  ],
  [
    'checkboxSelection only one row',
    gridPage('row-selection', 'single') + '|' + anyGridProp('disableMultipleRowSelection'),
  ],
  [
    'filter uses raw value instead of renderCell',
    column('values', 'render', 'mistakes') + '|' + gridPage('filtering', 'mistakes'),
  ],
  [
    'filter with object in valueGetter',
    column('values', 'mistakes') + '|' + gridPage('filtering', 'mistakes'),
  ],
  [
    'make cell editable only if row is selected',
    gridPage('editing', 'read-only') + '|' + anyGridProp('isCellEditable'),
  ],
  [
    'unknown rowCount server pagination',
    gridPage('pagination', 'unknown') +
      '|' +
      gridPage('server-side-data', 'unknown-total') +
      '|' +
      anyGridProp('rowCount') +
      '|' +
      anyGridProp('paginationMeta'),
  ],
  [
    'pagination resets to first page when rows change',
    gridPage('pagination', 'mistakes') + '|' + gridPage('server-side-data', 'mistakes'),
  ],
  [
    'column widths readjust on every render',
    column('mistakes', 'widths') + '|' + grid('first-grid'),
  ],
  [
    'collapsible column groups',
    '/x/react-data-grid/column-groups/#collapse|/x/react-data-grid/column-groups/|' +
      column('headers') +
      '|' +
      anyGridProp('columnGroupingModel'),
  ],
  ['column selector panel hide toggle all', gridPage('column-visibility', 'panel')],
  [
    'data grid too many re-renders',
    gridPage('performance', '', 'stable'),
    grid('first-grid') + '|' + gridPage('server-side-data', 'mistakes'),
  ],
  ['data grid in dialog has zero height', gridPage('layout', '', 'fixed'), grid('first-grid')],
  [
    'custom toolbar with button',
    gridPage('components/toolbar', '', 'parts', 'actions'),
    grid('toolbar', 'customization') +
      '|' +
      gridPage('column-visibility', 'trigger') +
      '|' +
      anyGridProp('slots'),
  ],
  [
    'cancel edit on escape',
    gridPage('editing/editing-events', 'reasons') +
      '|' +
      gridPage('editing', 'start-stop') +
      '|/x/react-data-grid/#accessibility',
  ],
  [
    'processRowUpdate validation error',
    gridPage('editing/persistence', 'conflict') +
      '|' +
      gridPage('editing', 'save', 'validation') +
      '|/x/react-data-grid/#editing',
  ],
  [
    'lazy loading rows on scroll',
    gridPage('server-side-data/lazy-loading', '', 'ranges', 'infinite') +
      '|' +
      gridPage('server-side-data', 'scroll') +
      '|/x/api/data-grid/*-lazyLoading*',
  ],
  [
    'aggregation row sum premium',
    gridPage('row-grouping', 'totals') + '|/x/api/data-grid/*-aggregation*',
  ],
  [
    'copy cell value to clipboard',
    '/x/react-data-grid/clipboard/#copy|/x/react-data-grid/clipboard/|' +
      gridPage('export', 'clipboard') +
      '|' +
      anyGridProp('*lipboard*'),
  ],
  ['print data grid', gridPage('export', 'print', '') + '|/x/api/data-grid/export-print/'],
  [
    'MUI X: Missing license key',
    '/x/introduction/licensing/*|' +
      grid('license') +
      '|/x/react-charts/#plans|/x/react-date-pickers/#plans|/x/react-tree-view/#plans',
  ],
  ['license key environment variable next.js', '/x/introduction/licensing/*|' + grid('license')],
  // Date pickers
  [
    'onAccept vs onChange',
    pickerPage('lifecycle', '', 'calls', 'saving'),
    picker('value') +
      '|' +
      pickerPage('time-picker', 'value') +
      '|' +
      pickerPage('date-time-picker', 'value') +
      '|/x/api/date-pickers/*-onAccept',
  ],
  [
    'date picker keyboard typing invalid date',
    pickerPage('date-field', 'value') + '|' + picker('value', 'states', 'limits', 'accessibility'),
  ],
  [
    'format prop YYYY/MM/DD',
    picker('locale') + '|' + pickerPage('localization', 'format') + '|/x/api/date-pickers/*-format',
  ],
  [
    'minutes step 15 in time picker',
    pickerPage('time-picker', 'steps') +
      '|/x/api/date-pickers/*-minutesStep|/x/api/date-pickers/*-timeSteps',
  ],
  [
    'hide seconds or minutes from time picker views',
    pickerPage('time-picker', 'views') + '|/x/api/date-pickers/*time-picker*-views',
  ],
  [
    'date picker jalali calendar',
    pickerPage('calendar-systems', '', 'jalali'),
    '/x/react-date-pickers/#adapters|/x/react-date-pickers/|' + picker('locale'),
  ],
  [
    'clear value button in date field',
    picker('value', 'field', 'actions') + '|/x/api/date-pickers/*-clearable',
  ],
  [
    'mobile picker always opens dialog',
    picker('static') + '|/x/react-date-pickers/#inside|/x/api/date-pickers/*-desktopModeMediaQuery',
  ],
  ['mark public holidays in calendar', picker('days')],
  ['reduce height of date picker input', picker('field')],
  ['renderInput removed', picker('field') + '|/material-ui/migration/pickers-migration/*'],
  ['utc date off by one day', pickerPage('timezone', 'one-day-off', 'date-only', 'mistakes')],
  [
    'cannot find localization context',
    '/x/react-date-pickers/#adapters|/x/react-date-pickers/#first-picker|/x/react-date-pickers/|' +
      picker('mistakes'),
  ],
  // Charts
  ['rotate tick labels 45 degrees', chartPage('axis', 'labels')],
  ['number of ticks on x axis', chartPage('axis', 'ticks') + '|/x/api/charts/*-tickNumber'],
  ['y axis label cut off', chartPage('axis', 'labels', 'mistakes')],
  ['bar chart click event get data', bars('click') + '|/x/api/charts/*-onItemClick'],
  [
    'stacked bar chart with negative values',
    '/x/react-charts/stacking/#offset|/x/react-charts/stacking/|' + bars('negative', 'stack'),
  ],
  ['space between bars', bars('shape')],
  [
    'legend position bottom',
    '/x/react-charts/legend/#position|/x/react-charts/legend/|' + chartPage('tooltip', 'legend'),
  ],
  ['empty data message in chart', bars('states') + '|/x/api/charts/*-loading'],
  ['line chart null values gap', chartPage('lines', 'missing')],
  [
    'zoom chart with mouse wheel',
    '/x/react-charts/zoom-and-pan/#interactions|/x/react-charts/zoom-and-pan/|' +
      '/x/react-charts/#plans|/x/react-charts/',
  ],
  [
    'heatmap chart',
    '/x/react-charts/heatmap/',
    '/x/react-charts/#inside|/x/api/charts/heatmap/*|/x/react-charts/',
  ],
  [
    'combine line and bar chart',
    '/x/react-charts/composition/#container|/x/react-charts/composition/|' +
      '/x/react-charts/#inside|/x/react-charts/',
  ],
  ['charts bundle without d3', '/x/react-charts/|/x/react-charts/#install'],
  // Tree view
  [
    'onClick on RichTreeView item',
    '/x/react-tree-view/rich-tree-view/items/#click|/x/react-tree-view/rich-tree-view/items/|/x/api/tree-view/*-onItemClick',
    tree('items', 'selection', 'methods') + '|/x/api/tree-view/*-onItemClick',
  ],
  [
    'select children when parent is selected tree',
    '/x/react-tree-view/rich-tree-view/selection/#propagation|' +
      tree('selection') +
      '|/x/api/tree-view/*-selectionPropagation',
  ],
  [
    'expand only when clicking the icon',
    tree('expansion') + '|/x/api/tree-view/*-expansionTrigger',
  ],
  ['menu inside tree item', tree('items')],
  ['scroll to tree item programmatically', tree('methods')],
  [
    'tree view multi select not working',
    '/x/react-tree-view/rich-tree-view/selection/#several|/x/react-tree-view/rich-tree-view/selection/|' +
      tree('selection') +
      '|/x/api/tree-view/*-multiSelect',
  ],
  [
    'drag and drop reorder tree items',
    '/x/react-tree-view/rich-tree-view/ordering/*|' +
      tree('plans', 'forms') +
      '|/x/api/tree-view/*-itemsReordering',
  ],
  ['lines connecting tree items', tree('customization')],
  // Joy UI
  ['joy autocomplete dropdown does not open on click', joy('autocomplete', 'behavior', 'mistakes')],
  ['joy autocomplete option not scrolled into view', joy('autocomplete')],
  ['joy select placeholder multiple', joy('select', 'placeholder', 'multiple')],
  ['joy select inside modal closes', joy('select', 'listbox', 'mistakes') + '|' + joy('modal')],
  ['joy extend color palette', page('/joy-ui/customization/theme-colors/', 'new-color', 'palette')],
  ['joy combine two themes', '/joy-ui/customization/*'],
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
  ['joy tooltip delay', joy('tooltip', 'delays')],
  ['joy list nested collapsible', joy('list', 'collapse', 'nested')],
  ['joy card clickable', joy('card', 'link')],
  ['joy chip delete', joy('chip', 'delete', 'delete-icon')],
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
    '/joy-ui/react-input/#types|/joy-ui/react-input/|/x/react-date-pickers/|/x/react-date-pickers/date-picker/|/joy-ui/integrations/material-ui/*',
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
    '/base-ui/react-button/#hook|/base-ui/react-button/#elements|/base-ui/react-button/',
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
  ['css grid template areas in sx', '/system/grid/*'],
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
  ['hide navigation in DashboardLayout', layout('sidebar')],
  ['DashboardLayout logo and title', layout('branding')],
  ['custom sidebar footer', layout('slots')],
  ['remove sign in button from header', '/toolpad/core/react-account/#states|' + layout('account')],
  ['sidebar header divider navigation', layout('navigation')],
  ['dashboard layout default collapsed sidebar', layout('sidebar')],
  ['sidebar overlay on mobile', layout('sidebar')],
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
  ['redirect to sign in when session missing', signIn('session')],
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
    page('/toolpad/core/react-use-dialogs/', 'ready', 'pending'),
    '/toolpad/core/introduction/#inside|/toolpad/core/introduction/|/toolpad/core/api/use-dialogs/*',
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

function material(slug: string, ...sections: readonly string[]): string {
  return page(`/material-ui/react-${slug}/`, ...sections);
}
function joy(slug: string, ...sections: readonly string[]): string {
  return page(`/joy-ui/react-${slug}/`, ...sections);
}
function layout(...sections: readonly string[]): string {
  return page('/toolpad/core/react-dashboard-layout/', ...sections);
}
function signIn(...sections: readonly string[]): string {
  return page('/toolpad/core/react-sign-in-page/', ...sections);
}
