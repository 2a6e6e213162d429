import { parseJudged } from '../parseJudged.ts';

/**
 * What developers type at work: their writers had seen neither the pages nor what the search finds, and what answers was
 * judged by others, who read candidates in random order.
 */
export const DAILY = parseJudged(`
clear autocomplete value from outside → /material-ui/react-autocomplete/#controlled
select menu covers the input → /material-ui/react-select/#list-position
textfield label overlaps chrome autofill → /material-ui/react-text-field/#mistakes
change font family for all components → /material-ui/customization/typography/#font /material-ui/customization/typography/
custom palette color typescript error → /material-ui/guides/typescript/#color
number input with validation → /material-ui/react-text-field/#validation /material-ui/react-text-field/
table pagination first and last page buttons → /material-ui/api/table-pagination/#table-pagination-prop-showLastButton /material-ui/react-table/#rows-per-page
input in popper inside dialog loses focus → /material-ui/react-modal/#enforce-focus
turn off ripple effect everywhere → /material-ui/getting-started/faq/#ripple /material-ui/customization/theme-components/#default-props
context menu on right click position → /material-ui/react-menu/#context /material-ui/react-menu/#ContextMenu /material-ui/react-menu/
button text not uppercase → /material-ui/getting-started/faq/#capitals /material-ui/react-button/#customization
drawer under app bar → /material-ui/react-drawer/#below-app-bar /material-ui/react-drawer/#permanent /material-ui/customization/z-index/#use /material-ui/react-drawer/
prevent dialog closing on escape → /material-ui/react-dialog/#guard /material-ui/api/dialog/#dialog-prop-disableEscapeKeyDown /material-ui/react-dialog/
autocomplete load options from api while typing → /material-ui/react-autocomplete/#server-search /material-ui/react-autocomplete/
password field show hide icon → /material-ui/react-text-field/#password
helper text error red → /material-ui/react-text-field/#validation
disable elevation shadow paper dark mode lighter → /material-ui/react-paper/#customization /material-ui/react-paper/#outlined /material-ui/react-paper/#mistakes
system preference color scheme → /material-ui/customization/dark-mode/#theme-values /material-ui/customization/dark-mode/#toggle /material-ui/react-use-media-query/#preferences
default props for every TextField → /material-ui/react-text-field/#customization
custom breakpoints names → /material-ui/customization/breakpoints/#names /material-ui/customization/breakpoints/ /material-ui/react-grid/#custom-breakpoints /material-ui/guides/typescript/#breakpoints
global css reset → /material-ui/react-css-baseline/ /material-ui/react-css-baseline/#GlobalBaseline
outlined rounded icons list → /material-ui/material-icons/
ellipsis long text typography → /material-ui/react-typography/#truncate /material-ui/api/typography/#typography-prop-noWrap /material-ui/react-typography/
tabs scroll arrows mobile → /material-ui/react-tabs/#scrollable /material-ui/api/tabs/#tabs-prop-allowScrollButtonsMobile /material-ui/react-tabs/
stepper with custom icons → /material-ui/react-stepper/#icons /material-ui/react-stepper/
loading button spinner → /material-ui/react-button/#loading /material-ui/api/button/#button-prop-loading
alternate row color → /x/react-data-grid/style/#zebra /material-ui/react-table/#lines
date picker disable typing only select → /x/react-date-pickers/custom-field/#read-only
clear button in datetime picker → /x/react-date-pickers/fields/#clearing
disable checkbox for some tree items → /x/react-tree-view/rich-tree-view/selection/#limits /x/react-tree-view/simple-tree-view/selection/#items /x/react-tree-view/rich-tree-view/selection/ /x/react-tree-view/simple-tree-view/selection/
hide chart legend → /x/react-charts/legend/#hide /x/react-charts/legend/ /x/react-charts/tooltip/#legend /x/react-charts/pie/#legend /x/api/charts/bar-chart/#bar-chart-prop-hideLegend /x/api/charts/pie-chart/#pie-chart-prop-hideLegend
data grid server side pagination rowCount → /x/react-data-grid/pagination/#server /x/react-data-grid/server-side-data/#by-hand /x/react-data-grid/server-side-data/#source /x/react-data-grid/#server
remove footer from grid → /x/react-data-grid/pagination/#hide
format currency in column → /x/react-data-grid/column-definition/#values /x/react-data-grid/column-definition/
group rows by field and sum → /x/react-data-grid/row-grouping/ /x/react-data-grid/row-grouping/#totals
week starts on monday calendar → /x/react-date-pickers/localization/#week-start
bar chart with line on top → /x/react-charts/composition/#container /x/react-charts/composition/
lazy load children of tree nodes → /x/react-tree-view/rich-tree-view/lazy-loading/
conditional styles sx array → /system/getting-started/the-sx-prop/#conditional /system/getting-started/the-sx-prop/#ConditionalStyles /system/getting-started/the-sx-prop/ /material-ui/react-box/#theme
what does mt={2} mean in px → /system/getting-started/the-sx-prop/#spacing /material-ui/customization/spacing/ /material-ui/customization/spacing/#use
box display grid template columns → /material-ui/react-box/#grid
is joy ui still maintained → /joy-ui/getting-started/roadmap/ /joy-ui/getting-started/ /#status
use joy and material together → /joy-ui/integrations/material-ui/ /joy-ui/integrations/material-ui/#scope /material-ui/integrations/theme-scoping/ /joy-ui/getting-started/installation/#with-material-ui
joy input icon at start → /joy-ui/react-input/#decorators /joy-ui/react-input/
headless autocomplete multiple tags → /base-ui/react-autocomplete/hooks-api/#use-autocomplete-parameters-multiple /base-ui/react-autocomplete/hooks-api/#use-autocomplete
Module not found: Can't resolve '@emotion/styled' → /material-ui/getting-started/installation/#packages
slow dev server icons import → /material-ui/guides/minimizing-bundle-size/#development /material-ui/getting-started/installation/#icons /material-ui/icons/#install
select not working inside modal → /material-ui/react-select/#DialogSelect /material-ui/react-select/#dialog
horizontal scrollbar with grid spacing → /material-ui/react-grid-legacy/#spacing
dark mode flickers on page reload → /material-ui/customization/dark-mode/#no-flash /material-ui/customization/css-theme-variables/configuration/#flash /material-ui/getting-started/faq/#flicker /material-ui/customization/dark-mode/
function components cannot be given refs NavLink → /material-ui/guides/composition/#refs
sx or styled or theme override which one → /material-ui/customization/how-to-customize/
make modal take whole screen on phones → /material-ui/react-dialog/#responsive /material-ui/guides/responsive-ui/#use-media-query
close dialog only with button not backdrop click → /material-ui/react-modal/#reasons /material-ui/react-dialog/#guard
multiple snackbars stacked → /material-ui/react-snackbar/#queue /material-ui/react-snackbar/#app
autocomplete with checkboxes → /material-ui/react-autocomplete/#CheckboxAutocomplete /material-ui/react-autocomplete/#checkboxes
getOptionLabel isOptionEqualToValue warning → /material-ui/react-autocomplete/#mistakes /material-ui/react-autocomplete/#objects /material-ui/api/autocomplete/#autocomplete-prop-isOptionEqualToValue
icon inside textfield → /material-ui/react-text-field/#adornments
multiline textfield rows auto grow → /material-ui/react-text-field/#multiline
change outlined border color on focus → /material-ui/react-text-field/#border-color /material-ui/react-select/#border
toggle light and dark theme with a switch → /material-ui/customization/dark-mode/ /material-ui/customization/dark-mode/#theme-values /material-ui/customization/dark-mode/#toggle /material-ui/customization/css-theme-variables/usage/#toggle /material-ui/getting-started/usage/#dark-mode
useMediaQuery wrong on first render → /material-ui/react-use-media-query/#options /material-ui/react-use-media-query/#server
css variables theme.vars → /material-ui/customization/css-theme-variables/usage/ /material-ui/customization/css-theme-variables/overview/ /material-ui/customization/css-theme-variables/usage/#styles
responsive h1 font sizes → /material-ui/react-typography/#responsive /material-ui/customization/theming/#font-sizes /material-ui/guides/responsive-ui/#typography /material-ui/customization/typography/#responsive
import svg as icon → /material-ui/icons/#svg-file /material-ui/icons/#svg-icon /material-ui/icons/#ImportedSvg
change icon color and size → /material-ui/icons/#colors /material-ui/icons/ /material-ui/icons/#sizes
card clickable whole area → /material-ui/react-card/#action-area
slider two thumbs min distance → /material-ui/react-slider/#minimum-distance
indeterminate checkbox parent children → /material-ui/react-checkbox/#indeterminate
column width fit content automatically → /x/react-data-grid/column-definition/#widths /x/react-data-grid/column-dimensions/#autosize /x/react-data-grid/column-dimensions/
select all only rows of current page → /x/react-data-grid/row-selection/#page-only
open date picker from a button instead of input → /x/react-date-pickers/date-picker/#open /x/react-date-pickers/custom-components/#field
date picker wrong day utc timezone → /x/react-date-pickers/timezone/ /x/react-date-pickers/timezone/#one-day-off /x/react-date-pickers/timezone/#date-only /x/react-date-pickers/timezone/#mistakes
scroll to item in tree → /x/react-tree-view/rich-tree-view/focus/#scroll
onCellClick get row data → /x/react-data-grid/events/ /x/react-data-grid/events/#handlers
valueGetter nested object → /x/react-data-grid/row-definition/ /x/react-data-grid/row-definition/#nested
save grid state to localstorage → /x/react-data-grid/state/#save /x/react-data-grid/state/
getRowId unique id error → /x/react-data-grid/row-definition/#ids /x/react-data-grid/row-updates/#ids
date format dd/MM/yyyy → /x/react-date-pickers/localization/#format /x/react-date-pickers/adapters-locale/
pie chart text in center → /x/react-charts/pie/#donut
stop custom prop reaching dom in styled → /material-ui/customization/how-to-customize/#styled /system/styled/#forward
different padding on mobile and desktop → /material-ui/customization/breakpoints/#sx /material-ui/guides/responsive-ui/#values /material-ui/react-box/#responsive /system/getting-started/usage/#responsive
center div horizontally and vertically → /material-ui/react-box/#centering /material-ui/react-grid/#centering
select multiple values as chips joy → /joy-ui/react-autocomplete/#multiple /joy-ui/react-select/#multiple
ownerState in slotProps function → /material-ui/customization/overriding-component-structure/#callback /material-ui/customization/overriding-component-structure/#SlotPropsCallback
render children outside parent dom → /material-ui/react-portal/#body /material-ui/api/portal/ /material-ui/react-portal/
page title and breadcrumbs header → /toolpad/core/react-page-container/ /toolpad/core/react-page-container/#automatic /toolpad/core/react-dashboard-layout/#page
create edit delete list from data source → /toolpad/core/react-crud/ /toolpad/core/react-crud/#data-source
styled-components instead of emotion vite → /material-ui/getting-started/installation/#styled-components /material-ui/integrations/styled-components/#bundler /material-ui/integrations/styled-components/
next.js app router setup → /material-ui/integrations/nextjs/#app-router /material-ui/integrations/nextjs/#app-packages /material-ui/integrations/nextjs/
tailwind classes not overriding → /material-ui/integrations/interoperability/ /material-ui/integrations/interoperability/#tailwind /material-ui/integrations/interoperability/#order

[base-ui]
pass className to inner slot → /base-ui/guides/overriding-component-structure/#slot-props /base-ui/getting-started/usage/#slots /base-ui/guides/working-with-tailwind-css/
plus and minus buttons number field no styles → /base-ui/react-number-input/components-api/#number-input
style selected option with tailwind → /base-ui/react-select/#styling /base-ui/guides/working-with-tailwind-css/#states
change popup placement of unstyled select → /base-ui/react-select/#GroupedSelect /base-ui/react-select/#groups

[joy-ui]
focus outline ring color input → /joy-ui/react-input/#css-variables /joy-ui/react-input/#colors
zebra striped table → /joy-ui/react-table/#stripes /joy-ui/react-table/#StripedTable /joy-ui/api/table/#table-prop-stripe /joy-ui/react-table/
toast auto close → /joy-ui/react-snackbar/#timer /joy-ui/api/snackbar/#snackbar-prop-autoHideDuration /joy-ui/react-snackbar/
more palette colors than the default ones joy → /joy-ui/migration/migrating-default-theme/#info /joy-ui/customization/theme-colors/ /joy-ui/customization/theme-colors/#new-color
soft vs solid vs plain → /joy-ui/main-features/global-variants/#weight /joy-ui/main-features/global-variants/
debounce typing in input → /joy-ui/react-input/#element /material-ui/react-text-field/#debounce
text color inside solid card → /joy-ui/react-card/#inverted /joy-ui/main-features/color-inversion/#usage /joy-ui/main-features/color-inversion/ /joy-ui/react-card/#variants

[material-ui]
allow custom value autocomplete create option → /material-ui/react-autocomplete/#free-text /material-ui/react-autocomplete/
remove underline from input → /material-ui/react-text-field/#border-color
nested themes → /material-ui/customization/theming/#nesting /material-ui/customization/theming/#NestedThemes /material-ui/integrations/theme-scoping/#nested /material-ui/integrations/theme-scoping/#NestedThemes
sticky table header → /material-ui/react-table/#sticky-header /material-ui/react-table/#StickyHeaderTable /material-ui/api/table/#table-prop-stickyHeader /material-ui/react-table/#sticky-page /material-ui/react-table/
autocomplete keeps search text after selecting option → /material-ui/react-autocomplete/#clear-after
select placeholder when value is empty → /material-ui/react-select/#PlaceholderSelect /material-ui/react-select/#placeholder
add new color to button color prop → /material-ui/guides/typescript/#color /material-ui/customization/palette/#custom-colors
square corners everywhere → /material-ui/customization/theming/#provide
custom button variant dashed → /material-ui/customization/theme-components/#new-variant /material-ui/react-button/#customization /material-ui/guides/typescript/#variants
collapsible table row → /material-ui/react-table/#CollapsibleTable /material-ui/react-table/#details
file upload button → /material-ui/react-button/#FileUploadButton /material-ui/react-button/#file-upload

[system]
hover style in sx prop → /system/getting-started/the-sx-prop/#nested /system/getting-started/the-sx-prop/ /system/getting-started/usage/#sx /system/shadows/#hover /material-ui/react-box/#states
hide element below md → /system/display/#hiding /system/display/ /system/getting-started/usage/#responsive-display /material-ui/guides/responsive-ui/#hide
bgcolor shorthand list of aliases → /system/properties/
use theme colors inside sx → /system/getting-started/the-sx-prop/ /system/getting-started/the-sx-prop/#tokens /system/getting-started/usage/#theme /system/palette/#color /system/palette/
spacing factor 4 instead of 8 → /material-ui/customization/spacing/#factor /material-ui/customization/spacing/#SpacingFactors /material-ui/customization/spacing/ /system/spacing/#unit

[toolpad]
hide sidebar in dashboard layout → /toolpad/core/react-dashboard-layout/#sidebar /toolpad/core/react-dashboard-layout/
change logo and title of dashboard → /toolpad/core/react-dashboard-layout/#branding /toolpad/core/react-dashboard-layout/
open confirm dialog with await → /toolpad/core/react-use-dialogs/ /toolpad/core/api/use-dialogs/#use-dialogs-return-value-confirm /material-ui/react-dialog/#confirm /material-ui/react-dialog/#AwaitedDialog
login with google and github → /toolpad/core/react-sign-in-page/ /toolpad/core/react-sign-in-page/#oauth

[x]
selected rows disappear when changing page → /x/react-data-grid/row-selection/#pages /x/react-data-grid/row-updates/#keep /x/react-data-grid/row-selection/
disable some hours in time picker → /x/react-date-pickers/time-picker/#limits /x/react-date-pickers/time-picker/
row height auto wrap text → /x/react-data-grid/row-height/#auto /x/react-data-grid/row-height/ /x/react-data-grid/#row-height /x/react-data-grid/row-height/#mistakes
export to excel → /x/react-data-grid/export/#excel /x/react-data-grid/export/
empty state no rows message → /x/react-data-grid/overlays/#no-rows /x/react-data-grid/overlays/#text /x/react-data-grid/overlays/ /x/react-data-grid/#states
start editing row from button click → /x/react-data-grid/editing/#row-mode /x/react-data-grid/editing/editing-events/#prevent
tree expand only on icon click → /x/react-tree-view/rich-tree-view/expansion/ /x/react-tree-view/#expansion /x/react-tree-view/rich-tree-view/expansion/#trigger
chart tooltip format value → /x/react-charts/tooltip/#format /x/react-charts/tooltip/
datagrid hide column by default → /x/react-data-grid/column-visibility/#start /x/react-data-grid/column-visibility/
quick filter search box toolbar → /x/react-data-grid/components/quick-filter/ /x/react-data-grid/filtering/#quick-filter /x/react-data-grid/filtering/quick-filter/
date range picker presets last 7 days → /x/react-date-pickers/shortcuts/#ranges /x/react-date-pickers/date-range-picker/#shortcuts /x/react-date-pickers/shortcuts/
`);
