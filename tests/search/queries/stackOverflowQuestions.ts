import {
  anyOf,
  bars,
  chartPage,
  column,
  grid,
  gridPage,
  gridProp,
  page,
  picker,
  pickerPage,
  prop,
  tree,
  type Row,
} from './addresses.ts';

/** Questions from Stack Overflow, as their titles shrink when they are typed into a search field. */
export const STACK_OVERFLOW: readonly Row[] = [
  // Buttons and icons
  ['change button text case to lowercase', faq('capitals') + '|' + button('customization')],
  [
    'how to set background color of button',
    page('/material-ui/react-button/', 'colors', 'customization'),
  ],
  [
    'change disabled button color',
    anyOf(
      page('/material-ui/react-button/', 'customization'),
      page('/material-ui/customization/how-to-customize/', 'states'),
    ),
  ],
  [
    'remove hover effect on icon button',
    anyOf(
      page('/material-ui/react-button/', 'customization', 'icon-buttons'),
      '/material-ui/customization/how-to-customize/#states',
    ),
  ],
  ['make button full width', button('forms') + '|' + prop('button', 'fullWidth')],
  ['open file dialog on button click', page('/material-ui/react-button/', 'file-upload')],
  [
    'button onClick go to another route',
    button('link-to-a-page') + '|/material-ui/integrations/routing/*',
  ],
  ['change icon size', page('/material-ui/icons/', 'sizes') + '|' + button('icon-button-sizes')],
  ['change color of icon', page('/material-ui/icons/', 'colors')],
  ['icon not vertically aligned with text', page('/material-ui/icons/', 'align')],
  ['use font awesome with mui', page('/material-ui/icons/', 'other-sets', 'font')],
  ['material icons show text instead of icon', page('/material-ui/icons/', 'font', 'install')],
  ['button with image as icon', button('icons')],
  ['prevent double click on submit button', button('loading', 'forms')],
  [
    'toggle button group change selected background',
    component('toggle-button', 'selected-color', 'customization'),
  ],
  [
    'toggle button group one must be selected',
    component('toggle-button', 'single', 'multiple', 'mistakes'),
  ],
  ['floating action button bottom right', fab('floating', 'container')],
  ['fab text does not fit', fab('extended', 'sizes')],
  // Fields
  ['change outlined textfield border color', textField('border-color', 'customization')],
  [
    'how to change label color of TextField',
    textField('customization', 'text-style', 'border-color'),
  ],
  ['textfield height change', textField('width', 'sizes')],
  ['limit characters in textfield maxLength', textField('restrict')],
  ['textfield type number hide arrows', textField('spin-buttons')],
  ['textfield accept only numbers', textField('restrict', 'types')],
  ['how to get value of TextField', page('/material-ui/react-text-field/', 'controlled', 'forms')],
  ['textfield submit on enter key', textField('enter', 'forms')],
  ['multiline textfield height rows', textField('multiline')],
  ['set focus on textfield after render', textField('focus')],
  ['textfield with currency prefix', textField('adornments')],
  [
    'textfield disabled text color',
    textField('states', 'text-style', 'customization', 'border-color'),
  ],
  ['date input default value textfield', textField('types')],
  ['phone number mask input', textField('input-component')],
  [
    'autofill background color of input',
    page('/material-ui/react-text-field/', 'customization', 'text-style', 'mistakes', 'forms'),
  ],
  ['label overlapping input value', page('/material-ui/react-text-field/', 'mistakes')],
  ['helper text moves layout', textField('helper-text')],
  ['textfield underline remove', textField('border-color', 'customization', 'input-base')],
  [
    'formik with mui textfield',
    textField('form-library') + '|/material-ui/discover-more/related-projects/#forms',
  ],
  ['password toggle visibility', textField('password')],
  // Selects
  [
    'how to set default value in select',
    anyOf('/material-ui/react-select/', '/material-ui/api/select/#select-prop-defaultValue'),
  ],
  [
    'select label not showing correctly',
    page('/material-ui/react-select/', 'mistakes', 'accessibility', 'variants'),
  ],
  ['select menu opens in wrong position', select('list-position')],
  ['select dropdown max height', select('list-size')],
  ['change select dropdown arrow icon', select('border', 'customization')],
  ['select with checkboxes in options', select('multiple', 'rich-options')],
  ['remove border from select', select('border')],
  [
    'multi select show chips delete icon',
    anyOf(page('/material-ui/react-select/', 'chips'), '/material-ui/react-autocomplete/#multiple'),
  ],
  ['select object as value', select('selected-label', 'mistakes')],
  [
    'country list with flags dropdown',
    select('rich-options') + '|' + autocomplete('objects', 'customization'),
  ],
  ['select placeholder instead of label', select('placeholder')],
  // Autocomplete
  [
    'autocomplete get selected value',
    page('/material-ui/react-autocomplete/', 'controlled', 'objects'),
  ],
  [
    'autocomplete set default value',
    autocomplete('controlled', 'objects') + '|' + prop('autocomplete', 'defaultValue'),
  ],
  ['clear autocomplete after select', autocomplete('clear-after')],
  ['autocomplete two options same label key warning', autocomplete('keys')],
  [
    'autocomplete isOptionEqualToValue warning',
    autocomplete('objects', 'mistakes') + '|' + prop('autocomplete', 'isOptionEqualToValue'),
  ],
  ['autocomplete remove arrow icon', autocomplete('icon')],
  ['autocomplete with 10000 options slow', autocomplete('virtualization', 'long-lists')],
  ['autocomplete option hover background', autocomplete('option-color', 'customization')],
  ['autocomplete allow only unique tags free text', autocomplete('free-text', 'multiple')],
  ['autocomplete react hook form', textField('form-library') + '|' + autocomplete()],
  [
    'google places autocomplete',
    page('/material-ui/react-autocomplete/', 'async', 'server-search'),
  ],
  ['autocomplete show list only after typing', autocomplete('open-on-type')],
  ['autocomplete maximum number of selections', autocomplete('limit')],
  ['autocomplete group by first letter', autocomplete('groups')],
  ['bold matched text in suggestions', autocomplete('match')],
  ['autocomplete change width of dropdown', autocomplete('list-size')],
  // Checkboxes, radios, switches, sliders
  ['change checkbox size', component('checkbox', 'sizes')],
  ['checkbox label align top', component('checkbox', 'align')],
  ['controlled checkbox not updating', page('/material-ui/react-checkbox/', 'mistakes')],
  ['change checked color of checkbox', component('checkbox', 'colors')],
  ['radio button deselect on second click', component('radio-button', 'clear')],
  ['radio buttons horizontally', component('radio-button', 'row')],
  ['required radio group validation', component('radio-button', 'forms')],
  ['switch colors when on and off', component('switch', 'track-color', 'colors')],
  ['switch with text inside', component('switch', 'customization', 'icons', 'label-placement')],
  [
    'slider onChange fires too often',
    component('slider', 'input', 'mistakes') + '|' + prop('slider', 'onChangeCommitted'),
  ],
  ['slider show label always', component('slider', 'value-label')],
  ['slider min and max label', component('slider', 'marks', 'edge-labels')],
  ['rating with custom icons', component('rating', 'icons', 'icon-set')],
  // Layout
  ['grid items same height', component('grid', 'equal-height')],
  ['center content horizontally in grid', component('grid', 'centering', 'alignment')],
  ['grid item not full width', component('grid', 'auto', 'mistakes')],
  [
    'grid spacing causes horizontal scroll',
    anyOf(
      page('/material-ui/react-grid/', 'mistakes', 'spacing'),
      '/material-ui/migration/upgrade-to-grid-v2/#why',
      '/material-ui/react-grid-legacy/#spacing',
    ),
  ],
  ['push last item to right in stack', component('stack', 'alignment')],
  [
    'footer at bottom of page',
    anyOf(
      page('/material-ui/react-box/', 'full-height'),
      page('/material-ui/react-container/', 'page'),
    ),
  ],
  ['box full height of screen', component('box', 'full-height')],
  ['box onClick typescript ref', component('box', 'ref')],
  ['background image in box', component('box', 'background-image')],
  ['container without padding', component('container', 'gutters')],
  ['container max width change', component('container', 'max-width', 'custom-width')],
  [
    'grid2 vs grid',
    '/material-ui/migration/upgrade-to-grid-v2/*|' +
      component('grid') +
      '|/material-ui/migration/upgrade-to-v7/#grid',
  ],
  [
    'hide element on small screens',
    '/material-ui/guides/responsive-ui/#hide|/system/display/#hiding',
  ],
  // Navigation
  ['how to change tabs indicator color', component('tabs', 'indicator', 'colors')],
  ['tab text lowercase', component('tabs', 'labels')],
  ['tabs full width', page('/material-ui/react-tabs/', 'width', 'FullWidthTabs')],
  ['tabs change url on click', component('tabs', 'navigation', 'router')],
  ['drawer under appbar clipped', component('drawer', 'below-app-bar')],
  ['persistent drawer push content', component('drawer', 'persistent')],
  ['close drawer on item click', '/material-ui/react-drawer/'],
  ['appbar hide on scroll', component('app-bar', 'scroll')],
  ['appbar transparent background', component('app-bar', 'background')],
  ['appbar logo in center', component('app-bar', 'center')],
  ['content hidden behind fixed appbar', component('app-bar', 'position', 'mistakes')],
  ['nested menu', component('menu', 'submenu', 'NestedMenu')],
  ['menu open on hover', component('menu', 'hover')],
  ['menu item link to route', component('menu', 'links')],
  ['menu width same as button', component('menu', 'width')],
  ['breadcrumbs with react router', page('/material-ui/react-breadcrumbs/', 'router')],
  ['pagination current page color', component('pagination', 'selected-color')],
  ['stepper change active icon color', component('stepper', 'colors', 'icons')],
  ['stepper vertical line length', component('stepper', 'icons', 'vertical', 'customization')],
  ['bottom navigation stick to bottom', component('bottom-navigation', 'fixed')],
  // Surfaces and feedback
  ['card click anywhere link', component('card', 'action-area')],
  ['card with image left side', component('card', 'horizontal')],
  ['card actions align right', component('card', 'actions')],
  ['accordion expand icon only clickable', component('accordion', 'icon-only')],
  ['accordion remove shadow', component('accordion', 'lines')],
  ['paper rounded corners', component('paper', 'square', 'customization')],
  ['change dialog width', component('dialog', 'sizes')],
  ['dialog position top of the screen', component('dialog', 'position')],
  [
    'disable backdrop click close dialog',
    component('dialog', 'guard') + '|' + component('modal', 'reasons'),
  ],
  ['draggable dialog', component('dialog', 'draggable', 'DraggableDialog')],
  ['dialog transparent background', component('dialog', 'background')],
  [
    'modal blur background',
    component('modal', 'customization') +
      '|' +
      component('backdrop', 'customization') +
      '|' +
      component('dialog', 'background', 'customization'),
  ],
  ['modal scrollable content', component('modal', 'scroll') + '|' + component('dialog', 'scroll')],
  ['snackbar change background color', component('snackbar', 'color')],
  ['snackbar from anywhere global', component('snackbar', 'app')],
  [
    'snackbar autoHideDuration not closing',
    component('snackbar', 'duration', 'mistakes') + '|' + prop('snackbar', 'autoHideDuration'),
  ],
  ['alert close after few seconds', component('alert', 'timeout')],
  ['loading spinner full screen overlay', component('backdrop') + '*'],
  ['circular progress inside button', page('/material-ui/react-button/', 'loading')],
  ['center circular progress on page', component('progress', 'center')],
  ['linear progress change color', component('progress', 'colors', 'custom-color')],
  ['skeleton while image loads', component('skeleton', 'image')],
  // Data display
  ['tooltip font size', component('tooltip', 'colors', 'customization')],
  ['tooltip multiline text', component('tooltip', 'line-breaks', 'rich')],
  ['tooltip show on click only', component('tooltip', 'click')],
  ['tooltip only when text overflows', component('tooltip', 'overflow')],
  ['tooltip arrow color', component('tooltip', 'colors', 'customization')],
  [
    'custom component inside tooltip not showing',
    anyOf(
      page('/material-ui/react-tooltip/', 'custom-child'),
      '/material-ui/guides/composition/#refs',
    ),
  ],
  ['table row onClick', component('table', 'clickable-rows')],
  ['table column width', component('table', 'column-width')],
  ['table fixed header and first column', component('table', 'sticky-header', 'sticky-column')],
  ['remove border of table cells', component('table', 'lines')],
  [
    'rows per page options all',
    component('table', 'rows-per-page') +
      '|' +
      gridPage('pagination', 'size') +
      '|' +
      prop('table-pagination', 'rowsPerPageOptions'),
  ],
  ['search filter in table', component('table', 'filter')],
  ['collapsible table rows', component('table', 'details')],
  ['avatar image upload', component('avatar', 'upload')],
  ['avatar initials with random color', component('avatar', 'letters')],
  ['avatar square shape', component('avatar', 'variants')],
  ['badge custom color', page('/material-ui/react-badge/', 'colors', 'customization')],
  ['badge position change', component('badge', 'placement', 'offset')],
  ['chip custom color', component('chip', 'custom-color')],
  ['chips wrap to next line', component('chip', 'group', 'long')],
  ['list item selected color', component('list', 'colors', 'selected')],
  ['list item icon spacing', component('list', 'icon-width')],
  ['divider with text in middle', component('divider', 'text')],
  ['vertical divider not showing', component('divider', 'vertical', 'mistakes')],
  ['typography bold text', component('typography', 'bold')],
  ['typography line break new line', component('typography', 'line-breaks')],
  ['limit text to two lines', component('typography', 'truncate')],
  ['typography center text', component('typography', 'align')],
  // Theme and styles
  ['add custom font to theme', custom('typography', 'font')],
  [
    'how to use google fonts with mui',
    custom('typography', 'font') + '|' + component('typography', 'font'),
  ],
  ['change default breakpoints', page('/material-ui/customization/breakpoints/', 'values')],
  [
    'custom color for button color prop',
    custom('palette', 'custom-colors') + '|' + button('colors'),
  ],
  [
    'use theme colors in css file',
    '/material-ui/customization/css-theme-variables/*|/material-ui/integrations/interoperability/#variables',
  ],
  ['toggle dark mode with button', custom('dark-mode', 'toggle')],
  [
    'dark mode background color',
    custom('dark-mode', 'colors') + '|' + custom('palette', 'background', 'modes'),
  ],
  ['access theme in component', custom('theming', 'read') + '|' + custom('default-theme', 'code')],
  [
    'override css class of component',
    anyOf(
      page('/material-ui/customization/how-to-customize/', 'parts'),
      '/material-ui/integrations/interoperability/#css',
    ),
  ],
  [
    'global styles with theme',
    anyOf(
      page('/material-ui/customization/how-to-customize/', 'global'),
      page('/material-ui/react-css-baseline/', 'customization'),
    ),
  ],
  [
    'responsive font sizes',
    custom('typography', 'responsive') +
      '|' +
      custom('theming', 'font-sizes') +
      '|' +
      component('typography', 'responsive'),
  ],
  ['multiple sx props merge', '/system/getting-started/the-sx-prop/*'],
  [
    'sx media query',
    '/material-ui/customization/breakpoints/*|/system/getting-started/usage/*|/system/getting-started/the-sx-prop/#nested',
  ],
  [
    'sx nth child selector',
    anyOf('/system/getting-started/the-sx-prop/#nested', page('/material-ui/react-box/', 'states')),
  ],
  [
    'difference between sx and styled',
    anyOf(
      page('/material-ui/customization/how-to-customize/', 'which-wins', 'styled', 'sx'),
      '/system/getting-started/',
    ),
  ],
  ['disable ripple effect globally', faq('ripple')],
  [
    'why mui adds padding right to body',
    anyOf(
      '/material-ui/getting-started/faq/#fixed',
      page('/material-ui/react-modal/', 'scroll-lock'),
      '/material-ui/react-menu/#scroll-lock',
    ),
  ],
  [
    'makeStyles alternative in v5',
    anyOf(
      '/material-ui/migration/migrating-from-jss/',
      '/system/styles/',
      '/material-ui/migration/v5-style-changes/',
    ),
  ],
  [
    'withStyles is not exported',
    anyOf(
      '/material-ui/migration/migrating-from-jss/',
      '/system/styles/',
      '/material-ui/migration/migration-v4/',
      page('/material-ui/migration/v5-style-changes/', 'styles-imports'),
      '/material-ui/migration/troubleshooting/#module-not-found',
    ),
  ],
  [
    "Module not found: Can't resolve '@emotion/react'",
    '/material-ui/getting-started/installation/*',
  ],
  [
    "Can't resolve '@mui/icons-material'",
    '/material-ui/getting-started/installation/*|/material-ui/icons/#install',
  ],
  ['useTheme returns default theme', custom('theming', 'mistakes', 'read', 'provide')],
  ['useMediaQuery flickers on load', component('use-media-query', 'server')],
  [
    'mui breaks after tailwind',
    anyOf(
      page('/material-ui/integrations/interoperability/', 'tailwind'),
      '/material-ui/getting-started/faq/#other-css',
      '/material-ui/integrations/nextjs/#tailwind',
    ),
  ],
  ['next.js app router mui setup', '/material-ui/integrations/nextjs/*'],
  ['how to test mui select', page('/material-ui/guides/testing/', 'surprises', 'roles')],
  ['find mui button by test id jest', '/material-ui/guides/testing/*'],
  [
    'mui dates localization spanish',
    pickerPage('localization', '', 'texts', 'adapter-locale') +
      '|/material-ui/guides/localization/*|/x/react-date-pickers/date-picker/#locale',
  ],
  // MUI X
  [
    'datagrid row height auto',
    anyOf(
      '/x/react-data-grid/row-height/#auto',
      '/x/react-data-grid/#row-height',
      '/x/react-data-grid/row-height/#mistakes',
    ),
  ],
  [
    'datagrid change page size',
    gridPage('pagination', 'size', 'controlled') +
      '|' +
      gridProp('page*') +
      '|' +
      gridProp('paginationModel'),
  ],
  [
    'datagrid button in cell',
    anyOf(
      page('/x/react-data-grid/cells/', 'controls'),
      page('/x/react-data-grid/column-definition/', 'render', 'actions'),
    ),
  ],
  [
    'datagrid hide id column',
    gridPage('column-visibility', '', 'start', 'control') + '|' + gridProp('columnVisibilityModel'),
  ],
  [
    'datagrid format date column',
    anyOf(
      page('/x/react-data-grid/column-definition/', 'values', 'types'),
      '/x/react-data-grid/localization/#values',
    ),
  ],
  [
    'datagrid custom no rows message',
    '/x/react-data-grid/overlays/#no-rows|/x/react-data-grid/overlays/|' + grid('states'),
  ],
  [
    'datagrid get id of selected rows',
    gridPage('row-selection', 'read', 'model') + '|/x/react-data-grid/#selection',
  ],
  ['datagrid remove cell focus outline', gridPage('style', 'focus')],
  [
    'datagrid wrap header text',
    '/x/react-data-grid/column-header/#wrap|' + gridPage('row-height', 'headers'),
  ],
  [
    'datagrid row background by condition',
    anyOf(
      '/x/react-data-grid/style/#rows',
      '/x/api/data-grid/data-grid/#data-grid-prop-getRowClassName',
    ),
  ],
  ['datagrid serial number column', column('values', 'types')],
  ['datagrid export excel', gridPage('export', 'excel') + '|/x/api/data-grid/export-excel/'],
  ['datagrid nested object value', gridPage('row-definition', 'nested', ''), column('values')],
  [
    'datagrid dropdown in cell editing',
    gridPage('editing/custom-edit-component', '', 'pick', 'popup') +
      '|' +
      column('types') +
      '|' +
      gridPage('editing', ''),
  ],
  [
    'datagrid all rows must have unique id',
    gridPage('row-definition', 'ids', '') +
      '|' +
      gridPage('row-updates', 'ids') +
      '|/x/react-data-grid/#first-grid',
  ],
  [
    'datagrid update row on cell edit',
    gridPage('editing/persistence', '', 'waiting', 'optimistic') +
      '|' +
      gridPage('editing', 'save') +
      '|/x/react-data-grid/#editing',
  ],
  [
    'datagrid column align center',
    anyOf(
      page('/x/react-data-grid/column-definition/', 'restrict', 'types'),
      '/x/react-data-grid/column-header/#describe',
    ),
  ],
  ['datagrid sum footer', gridPage('row-grouping', 'community', 'totals')],
  ['datagrid loading state', grid('states') + '|' + gridPage('row-updates', 'loading')],
  ['datagrid height auto not set', gridPage('layout', '', 'fixed', 'grow'), grid('first-grid')],
  ['datagrid filter on multiple columns', gridPage('filtering', 'several')],
  [
    'datepicker change format dd/mm/yyyy',
    picker('locale') + '|' + pickerPage('localization', 'format'),
  ],
  ['datepicker set default value empty', picker('value')],
  [
    'datepicker disable weekends',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'limits'),
      '/x/react-date-pickers/validation/#dates',
      '/x/api/date-pickers/date-picker/#date-picker-prop-shouldDisableDate',
    ),
  ],
  ['datepicker value is not a function format', picker('mistakes', 'value')],
  ['datepicker change input width', picker('field')],
  [
    'datepicker open on click of field',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'open'),
      '/x/react-date-pickers/custom-opening-button/#elsewhere',
    ),
  ],
  [
    'datepicker clear button',
    anyOf(
      page('/x/react-date-pickers/date-picker/', 'value', 'actions', 'field'),
      '/x/react-date-pickers/fields/#clearing',
    ),
  ],
  ['datepicker only month and year', picker('views')],
  [
    'time picker 24 hours',
    pickerPage('time-picker', 'ampm') +
      '|' +
      pickerPage('localization', 'hours') +
      '|/x/api/date-pickers/*time-picker-prop-ampm',
  ],
  ['date range picker in free version', pickerPage('date-range-picker', 'free', '')],
  ['pie chart center label', '/x/react-charts/pie/#donut'],
  ['line chart dotted line', chartPage('lines', 'style')],
  ['bar chart show value on top', bars('labels')],
  ['bar chart change color of each bar', bars('colors')],
  [
    'chart hide legend',
    bars('legend') + '|' + chartPage('tooltip', 'legend') + '|/x/api/charts/*-hideLegend',
  ],
  ['chart tooltip format value', chartPage('tooltip', 'format')],
  ['bar chart rotate x axis labels', chartPage('axis', 'labels')],
  [
    'tree view expand all by default',
    anyOf(
      page('/x/react-tree-view/rich-tree-view/expansion/', 'start', 'all'),
      page('/x/react-tree-view/', 'expansion'),
      page('/x/react-tree-view/simple-tree-view/expansion/', 'all'),
    ),
  ],
  [
    'tree view with checkboxes',
    '/x/react-tree-view/rich-tree-view/selection/#checkboxes|/x/react-tree-view/rich-tree-view/selection/|' +
      tree('selection'),
  ],
  ['tree view custom icons', tree('icons')],
  [
    'tree view onClick item get id',
    anyOf(
      page('/x/react-tree-view/rich-tree-view/items/', 'click'),
      '/x/api/tree-view/*-onItemClick',
      page('/x/react-tree-view/simple-tree-view/items/', 'read'),
    ),
  ],
];

function component(slug: string, ...sections: readonly string[]): string {
  return page(`/material-ui/react-${slug}/`, ...sections);
}
function button(...sections: readonly string[]): string {
  return component('button', ...sections);
}
function fab(...sections: readonly string[]): string {
  return component('floating-action-button', ...sections);
}
function textField(...sections: readonly string[]): string {
  return component('text-field', ...sections);
}
function select(...sections: readonly string[]): string {
  return component('select', ...sections);
}
function autocomplete(...sections: readonly string[]): string {
  return component('autocomplete', ...sections);
}
function custom(guide: string, ...sections: readonly string[]): string {
  return page(`/material-ui/customization/${guide}/`, ...sections);
}
function faq(section: string): string {
  return `/material-ui/getting-started/faq/#${section}`;
}
