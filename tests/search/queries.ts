/**
 * A query as a reader types it, and where it should lead: the first of the addresses that exists on
 * the site is the right answer. `*` stands for any part of an address, `|` stands between equals.
 */
export interface RankedQuery {
  readonly text: string;
  readonly answers: readonly string[];
  /** The product the reader is in, where that matters. */
  readonly from?: string;
}

type Row = readonly [text: string, ...answers: string[]];

/** A component's page and, as long as that is not written, its API page. */
function material(slug: string, page = slug): string[] {
  return [`/material-ui/react-${page}/`, `/material-ui/api/${slug}/`];
}
function joy(slug: string, page = slug): string[] {
  return [`/joy-ui/react-${page}/`, `/joy-ui/api/${slug}/`];
}
function pickers(slug: string): string[] {
  return [`/x/react-date-pickers/${slug}/`, `/x/api/date-pickers/${slug}/`];
}
function charts(page: string, slug: string): string[] {
  return [`/x/react-charts/${page}/`, `/x/api/charts/${slug}/`];
}
function prop(component: string, name: string): string {
  return `/material-ui/api/${component}/#${component}-prop-${name}`;
}
function gridProp(name: string): string {
  return `/x/api/data-grid/data-grid/#data-grid-prop-${name}`;
}
function className(component: string, name: string): string {
  return `/material-ui/api/${component}/#${component}-classes-${name}`;
}

const NAMES: readonly Row[] = [
  ['button', ...material('button')],
  ['Button', ...material('button')],
  ['autocomplete', ...material('autocomplete')],
  ['checkbox', ...material('checkbox')],
  ['select', ...material('select')],
  ['slider', ...material('slider')],
  ['switch', ...material('switch')],
  ['avatar', ...material('avatar')],
  ['badge', ...material('badge')],
  ['chip', ...material('chip')],
  ['tooltip', ...material('tooltip')],
  ['typography', ...material('typography')],
  ['alert', ...material('alert')],
  ['dialog', ...material('dialog')],
  ['snackbar', ...material('snackbar')],
  ['accordion', ...material('accordion')],
  ['card', ...material('card')],
  ['paper', ...material('paper')],
  ['drawer', ...material('drawer')],
  ['menu', ...material('menu')],
  ['tabs', ...material('tabs')],
  ['stack', ...material('stack')],
  ['box', ...material('box')],
  ['table', ...material('table')],
  ['skeleton', ...material('skeleton')],
  ['rating', ...material('rating')],
  ['stepper', ...material('stepper')],
  ['pagination', ...material('pagination')],
  ['popover', ...material('popover')],
  ['breadcrumbs', ...material('breadcrumbs')],
  ['masonry', ...material('masonry')],
  ['Backdrop', ...material('backdrop')],
  ['list', ...material('list')],
  ['icon button', '/material-ui/api/icon-button/'],
  ['card header', '/material-ui/api/card-header/'],
  ['DialogTitle', '/material-ui/api/dialog-title/'],
  ['table cell', '/material-ui/api/table-cell/'],
];

const SPELLINGS: readonly Row[] = [
  ['textfield', ...material('text-field')],
  ['text field', ...material('text-field')],
  ['TextField', ...material('text-field')],
  ['text-field', ...material('text-field')],
  ['<TextField />', ...material('text-field')],
  ['auto complete', ...material('autocomplete')],
  ['check box', ...material('checkbox')],
  ['snack bar', ...material('snackbar')],
  ['tool tip', ...material('tooltip')],
  ['appbar', ...material('app-bar')],
  ['app bar', ...material('app-bar')],
  ['bread crumbs', ...material('breadcrumbs')],
  ['speeddial', ...material('speed-dial')],
  ['imagelist', ...material('image-list')],
  ['buttongroup', ...material('button-group')],
  ['togglebutton', ...material('toggle-button')],
  ['data grid', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'],
  ['datagrid', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'],
  ['date picker', ...pickers('date-picker')],
  ['datepicker', ...pickers('date-picker')],
  ['datetime picker', ...pickers('date-time-picker')],
  ['date time picker', ...pickers('date-time-picker')],
  ['buttons', ...material('button')],
  ['tooltips', ...material('tooltip')],
  ['import Button from @mui/material/Button', ...material('button')],
];

const SLIPS: readonly Row[] = [
  ['buton', ...material('button')],
  ['buttom', ...material('button')],
  ['buttno', ...material('button')],
  ['dialgo', ...material('dialog')],
  ['autocomplet', ...material('autocomplete')],
  ['autocompelte', ...material('autocomplete')],
  ['chekbox', ...material('checkbox')],
  ['snakbar', ...material('snackbar')],
  ['tootlip', ...material('tooltip')],
  ['typograpy', ...material('typography')],
  ['accordian', ...material('accordion')],
  ['acordion', ...material('accordion')],
  ['skelton', ...material('skeleton')],
  ['textfeild', ...material('text-field')],
  ['text feild', ...material('text-field')],
  ['pagnation', ...material('pagination')],
  ['slidr', ...material('slider')],
  ['drawr', ...material('drawer')],
  ['avater', ...material('avatar')],
  ['datepiker', ...pickers('date-picker')],
  ['steper', ...material('stepper')],
  ['disableRiple', prop('button', 'disableRipple')],
  ['fulWidth text field', prop('text-field', 'fullWidth')],
  ['getOptionLable', prop('autocomplete', 'getOptionLabel')],
];

const BEGINNINGS: readonly Row[] = [
  ['butt', ...material('button')],
  ['autoc', ...material('autocomplete')],
  ['typog', ...material('typography')],
  ['snac', ...material('snackbar')],
  ['acc', ...material('accordion')],
  ['toolt', ...material('tooltip')],
  ['textfi', ...material('text-field')],
  ['disableRi', prop('button', 'disableRipple')],
  ['getOptionL', prop('autocomplete', 'getOptionLabel')],
  ['MuiButton-ro', className('button', 'root')],
];

const OTHER_NAMES: readonly Row[] = [
  ['btn', ...material('button')],
  ['dg', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'],
  ['rtl', '/material-ui/customization/right-to-left/'],
  ['tf', ...material('text-field')],
  ['fab', '/material-ui/react-floating-action-button/', '/material-ui/api/fab/'],
  ['dlg', ...material('dialog')],
  ['toast', ...material('snackbar')],
  ['modal', '/material-ui/react-modal/', '/material-ui/api/modal/'],
  ['combobox', ...material('autocomplete')],
  ['typeahead', ...material('autocomplete')],
  ['navbar', ...material('app-bar')],
  ['nav bar', ...material('app-bar')],
  ['sidebar', ...material('drawer')],
  ['spinner', '/material-ui/react-progress/', '/material-ui/api/circular-progress/'],
  ['progress bar', '/material-ui/react-progress/', '/material-ui/api/linear-progress/'],
  ['wizard', ...material('stepper')],
  ['pill', ...material('chip')],
  ['expansion panel', ...material('accordion')],
  ['star rating', ...material('rating')],
  ['dropdown', '/material-ui/react-select/|/material-ui/react-menu/|/base-ui/*dropdown*'],
  ['textbox', ...material('text-field')],
  ['date range', ...pickers('date-range-picker')],
  [
    'a11y',
    '/material-ui/getting-started/accessibility/',
    '/base-ui/getting-started/accessibility/',
  ],
  ['i18n', '/material-ui/guides/localization/'],
  ['ssr', '/material-ui/guides/server-rendering/'],
];

const PROPS: readonly Row[] = [
  ['button color', prop('button', 'color')],
  ['button variant', prop('button', 'variant')],
  ['button size', prop('button', 'size')],
  ['button disabled', prop('button', 'disabled')],
  ['button startIcon', prop('button', 'startIcon')],
  ['disableRipple', prop('button', 'disableRipple')],
  ['disableElevation', prop('button', 'disableElevation')],
  [
    'slotProps',
    '/material-ui/customization/overriding-component-structure/',
    '/material-ui/api/*/#*-prop-slotProps',
  ],
  ['text field slotProps', prop('text-field', 'slotProps')],
  ['TextField multiline', prop('text-field', 'multiline')],
  ['textfield helper text', prop('text-field', 'helperText')],
  ['text field error', prop('text-field', 'error')],
  ['autocomplete freeSolo', prop('autocomplete', 'freeSolo')],
  ['getOptionLabel', prop('autocomplete', 'getOptionLabel')],
  ['isOptionEqualToValue', prop('autocomplete', 'isOptionEqualToValue')],
  ['autocomplete filterOptions', prop('autocomplete', 'filterOptions')],
  ['renderInput', prop('autocomplete', 'renderInput')],
  ['autoHideDuration', prop('snackbar', 'autoHideDuration')],
  ['snackbar anchorOrigin', prop('snackbar', 'anchorOrigin')],
  ['dialog fullScreen', prop('dialog', 'fullScreen')],
  ['dialog maxWidth', prop('dialog', 'maxWidth')],
  ['dialog onClose', prop('dialog', 'onClose')],
  ['drawer anchor', prop('drawer', 'anchor')],
  ['tooltip placement', prop('tooltip', 'placement')],
  ['tooltip arrow', prop('tooltip', 'arrow')],
  ['enterDelay', prop('tooltip', 'enterDelay')],
  ['slider marks', prop('slider', 'marks')],
  ['valueLabelDisplay', prop('slider', 'valueLabelDisplay')],
  ['slider step', prop('slider', 'step')],
  ['tabs scrollButtons', prop('tabs', 'scrollButtons')],
  ['scrollable tabs', '/material-ui/react-tabs/#*', '/material-ui/api/tabs/#tabs-*'],
  ['stack spacing', prop('stack', 'spacing')],
  ['stack divider', prop('stack', 'divider')],
  ['typography noWrap', prop('typography', 'noWrap')],
  ['gutterBottom', prop('typography', 'gutterBottom')],
  ['typography variantMapping', prop('typography', 'variantMapping')],
  ['chip onDelete', prop('chip', 'onDelete')],
  ['badge badgeContent', prop('badge', 'badgeContent')],
  ['badge overlap', prop('badge', 'overlap')],
  ['avatar group max', '/material-ui/api/avatar-group/#avatar-group-prop-max'],
  ['select multiple', prop('select', 'multiple')],
  ['select renderValue', prop('select', 'renderValue')],
  ['checkbox indeterminate', prop('checkbox', 'indeterminate')],
  ['paper elevation', prop('paper', 'elevation')],
  ['prop:disableGutters', '/material-ui/api/*/#*-prop-disableGutters'],
  ['prop:color chip', prop('chip', 'color')],
  ['rowsPerPageOptions', prop('table-pagination', 'rowsPerPageOptions')],
  ['loadingPosition', prop('button', 'loadingPosition')],
  ['checkboxSelection', gridProp('checkboxSelection')],
  ['data grid columns', gridProp('columns'), '/x/react-data-grid/column-definition/'],
  ['pageSizeOptions', gridProp('pageSizeOptions')],
  ['processRowUpdate', gridProp('processRowUpdate')],
  ['data grid getRowId', gridProp('getRowId')],
  ['getRowHeight', gridProp('getRowHeight')],
  ['disableColumnMenu', gridProp('disableColumnMenu')],
  ['datagrid onRowClick', gridProp('onRowClick')],
  ['date picker minDate', '/x/api/date-pickers/date-picker/#date-picker-prop-minDate'],
  ['disableFuture', '/x/api/date-pickers/*/#*-prop-disableFuture'],
  ['shouldDisableDate', '/x/api/date-pickers/*/#*-prop-shouldDisableDate'],
];

const CLASSES_AND_SLOTS: readonly Row[] = [
  ['MuiButton-root', className('button', 'root')],
  ['.MuiButton-root', className('button', 'root')],
  ['MuiButton-containedPrimary', className('button', 'containedPrimary')],
  ['Mui-disabled', '/material-ui/*/#*-classes-disabled'],
  ['.Mui-selected', '/material-ui/*/#*-classes-selected'],
  ['Mui-focusVisible', '/material-ui/*/#*-classes-focusVisible'],
  ['MuiOutlinedInput-notchedOutline', className('outlined-input', 'notchedOutline')],
  ['.MuiDialog-paper', className('dialog', 'paper')],
  ['MuiTabs-indicator', className('tabs', 'indicator')],
  ['MuiAutocomplete-popper', className('autocomplete', 'popper')],
  ['MuiSlider-thumb', className('slider', 'thumb')],
  ['class:root paper', className('paper', 'root')],
  ['MuiDataGrid-columnHeader', '/x/api/data-grid/data-grid/#data-grid-classes-columnHeader'],
  ['MuiDataGrid-cell', '/x/api/data-grid/data-grid/#data-grid-classes-cell'],
  [
    'theme.components.MuiButton',
    '/material-ui/customization/theme-components/',
    '/material-ui/api/button/',
  ],
  ['MuiTextField', '/material-ui/api/text-field/', '/material-ui/react-text-field/'],
  ['slot:transition dialog', '/material-ui/api/dialog/#dialog-slots-transition'],
  ['autocomplete listbox slot', '/material-ui/api/autocomplete/#autocomplete-slots-listbox'],
  ['useAutocomplete', '/base-ui/react-autocomplete/*', '/base-ui/*use-autocomplete*'],
];

const QUESTIONS: readonly Row[] = [
  ['how to install material ui', '/material-ui/getting-started/installation/'],
  ['install', '/material-ui/getting-started/installation/'],
  ['npm install @mui/material', '/material-ui/getting-started/installation/'],
  ['getting started', '/material-ui/getting-started/'],
  ['which react versions are supported', '/versions/|/material-ui/getting-started/installation/*'],
  ['old version docs', '/versions/'],
  ['how to center a dialog', '/material-ui/react-dialog/*', '/material-ui/api/dialog/*'],
  ['how do I disable the ripple on a button', prop('button', 'disableRipple')],
  ['dialog full screen on mobile', '/material-ui/react-dialog/*', prop('dialog', 'fullScreen')],
  ['how to show a loading button', '/material-ui/react-button/#*'],
  [
    'button with icon',
    '/material-ui/react-button/#*|/material-ui/api/button/#button-prop-startIcon|/material-ui/api/icon-button/',
  ],
  ['input without underline', '/material-ui/api/*/#*-prop-disableUnderline'],
  [
    'close snackbar automatically',
    '/material-ui/react-snackbar/#*',
    prop('snackbar', 'autoHideDuration'),
  ],
  ['make text field full width', prop('text-field', 'fullWidth')],
  ['password field', '/material-ui/react-text-field/#*'],
  [
    'number input',
    '/material-ui/react-number-field/',
    '/base-ui/react-number-input/*',
    '/base-ui/*number-input*',
  ],
  ['tooltip on disabled button', '/material-ui/react-tooltip/#*'],
  [
    'select multiple values',
    '/material-ui/react-select/#*|/material-ui/api/select/#select-prop-multiple',
  ],
  ['dark mode', '/material-ui/customization/dark-mode/'],
  ['how to change primary color', '/material-ui/customization/palette/*'],
  ['override styles of a component', '/material-ui/customization/how-to-customize/*'],
  ['responsive breakpoints', '/material-ui/customization/breakpoints/*'],
  ['mui with nextjs', '/material-ui/integrations/nextjs/'],
  [
    'typescript custom theme',
    '/material-ui/customization/theming/*',
    '/material-ui/guides/typescript/*',
  ],
  ['upgrade to v7', '/material-ui/migration/upgrade-to-v7/'],
  ['font', '/material-ui/customization/typography/*'],
  ['use unstyled components with tailwind', '/base-ui/guides/working-with-tailwind-css/'],
];

const OTHER_PRODUCTS: readonly Row[] = [
  ['joy button', ...joy('button')],
  ['joy ui select', ...joy('select')],
  ['joy ui installation', '/joy-ui/getting-started/installation/'],
  ['joy modal dialog', '/joy-ui/api/modal-dialog/'],
  ['sheet', ...joy('sheet')],
  ['aspect ratio', ...joy('aspect-ratio')],
  [
    'base ui installation',
    '/base-ui/getting-started/installation/',
    '/base-ui/getting-started/quickstart/',
  ],
  ['system usage', '/system/getting-started/usage/'],
  ['charts', '/x/react-charts/'],
  ['bar chart', ...charts('bars', 'bar-chart')],
  ['piechart', ...charts('pie', 'pie-chart')],
  ['LineChart', ...charts('lines', 'line-chart')],
  ['sparkline', ...charts('sparkline', 'spark-line-chart')],
  ['gauge', ...charts('gauge', 'gauge')],
  ['tree view', '/x/react-tree-view/', '/x/api/tree-view/*'],
  ['rich tree view', '/x/react-tree-view/rich-tree-view/', '/x/api/tree-view/rich-tree-view/'],
  ['time clock', ...pickers('time-clock')],
  ['digital clock', ...pickers('digital-clock')],
  ['calendar', ...pickers('date-calendar')],
  ['toolbar data grid', '/x/react-data-grid/components/toolbar/', '/x/api/data-grid/toolbar/'],
  ['quick filter', '/x/react-data-grid/filtering/quick-filter/', '/x/api/data-grid/quick-filter/'],
  [
    'dashboard layout',
    '/toolpad/core/react-dashboard-layout/',
    '/toolpad/core/api/dashboard-layout/',
  ],
  ['toolpad sign in', '/toolpad/core/react-sign-in-page/', '/toolpad/core/api/sign-in-page/'],
  ['page container', '/toolpad/core/react-page-container/', '/toolpad/core/api/page-container/'],
  [
    'useNotifications',
    '/toolpad/core/react-use-notifications/',
    '/toolpad/core/api/use-notifications/',
  ],
  ['toolpad studio', '/toolpad/studio/getting-started/'],
];

const FROM_PRODUCT: Readonly<Record<string, readonly Row[]>> = {
  'joy-ui': [
    ['button', ...joy('button')],
    ['input', ...joy('input')],
    ['button color', '/joy-ui/api/button/#button-prop-color'],
    ['installation', '/joy-ui/getting-started/installation/'],
    ['data grid', '/x/react-data-grid/', '/x/api/data-grid/data-grid/'],
    ['speed dial', ...material('speed-dial')],
    ['modl', ...joy('modal')],
  ],
  'material-ui': [
    ['grid', '/material-ui/react-grid/', '/material-ui/api/grid/'],
    ['menu item', '/material-ui/api/menu-item/'],
    ['aspect ratio', ...joy('aspect-ratio')],
  ],
  'x-data-grid': [
    ['toolbar', '/x/react-data-grid/components/toolbar/', '/x/api/data-grid/toolbar/'],
    ['rowHeight', gridProp('rowHeight')],
    ['loading', gridProp('loading')],
  ],
  'x-date-pickers': [['ampm', '/x/api/date-pickers/*/#*-prop-ampm']],
};

/** Queries as readers write them, with their right answers. */
export const QUERIES: readonly RankedQuery[] = [
  ...[
    ...NAMES,
    ...SPELLINGS,
    ...SLIPS,
    ...BEGINNINGS,
    ...OTHER_NAMES,
    ...PROPS,
    ...CLASSES_AND_SLOTS,
    ...QUESTIONS,
    ...OTHER_PRODUCTS,
  ].map(([text, ...answers]) => ({ text, answers })),
  ...Object.entries(FROM_PRODUCT).flatMap(([from, rows]) =>
    rows.map(([text, ...answers]) => ({ text, answers, from })),
  ),
];
