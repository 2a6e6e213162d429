import { parseJudged } from '../parseJudged.ts';

/**
 * What people ask: questions of public threads and everyday ones, as they are typed. Their writers had seen neither the
 * pages nor what the search finds; what answers was judged by others, who read candidates in random order. Where
 * nothing is named, the site has no answer.
 */
export const ASKED_QUERIES = parseJudged(`
tabs react router → /material-ui/integrations/routing/#tabs /material-ui/react-tabs/#router /material-ui/react-tabs/
You are providing a disabled \`button\` child to the Tooltip component → /material-ui/react-tooltip/#disabled /material-ui/react-button/#mistakes /material-ui/react-tooltip/
outlined textfield border color → /material-ui/react-text-field/#border-color /material-ui/react-text-field/
change the x icon in autcomplete → /material-ui/react-autocomplete/#customization /material-ui/api/autocomplete/#autocomplete-prop-clearIcon
little triangle on tooltip → /material-ui/react-tooltip/#placement
several snakbars at the same time → /material-ui/react-snackbar/#queue
three dots when text is too long → /material-ui/react-typography/#truncate /system/display/#text-overflow
onChangeCommitted → /material-ui/react-slider/#input /material-ui/api/slider/#slider-prop-onChangeCommitted
sidebar starts below app bar → /material-ui/react-drawer/#below-app-bar /material-ui/customization/z-index/#use
only one accordion open at a time → /material-ui/react-accordion/#controlled /material-ui/react-accordion/
light theme flickers before dark on reload → /material-ui/customization/dark-mode/#no-flash /material-ui/getting-started/faq/#flicker /material-ui/customization/css-theme-variables/configuration/#flash /material-ui/customization/dark-mode/
tablet laptop desktop breakpoints → /material-ui/customization/breakpoints/#defaults /material-ui/customization/breakpoints/ /material-ui/customization/breakpoints/#names /material-ui/guides/responsive-ui/
color of line between steps → /material-ui/react-stepper/#colors /material-ui/react-stepper/#icons /material-ui/react-stepper/
nested menu on hover → /material-ui/react-menu/#submenu /material-ui/react-menu/#hover /material-ui/react-menu/
card image gets cropped → /material-ui/react-card/#media
use my own svg as icon → /material-ui/icons/#svg-file /material-ui/icons/#svg-icon /material-ui/icons/#OwnSvgIcon /material-ui/icons/
makeStyles is not longer exported from @mui/material/styles → /material-ui/migration/v5-style-changes/#styles-imports /production-error/#code-14
page numbers under a list → /material-ui/react-pagination/
small colored status pill → /material-ui/react-chip/ /material-ui/react-chip/#colors
label overlaps autofilled value → /material-ui/react-text-field/#mistakes
tailwind v4 → /material-ui/integrations/interoperability/#tailwind /material-ui/integrations/interoperability/ /material-ui/integrations/nextjs/#tailwind
How do I close the drawer after selecting an item? → /material-ui/react-drawer/
spinner inside button → /material-ui/react-button/#loading /material-ui/react-button/
round plus button bottom right → /material-ui/react-floating-action-button/ /material-ui/react-floating-action-button/#floating
number input without arrows → /material-ui/react-text-field/#spin-buttons
remove white margin around page → /material-ui/react-css-baseline/ /material-ui/react-css-baseline/#what
The data grid component requires all rows to have a unique id property → /x/react-data-grid/row-updates/#ids /x/react-data-grid/row-definition/#ids /x/react-data-grid/row-definition/
datagird column width fit content → /x/react-data-grid/column-dimensions/#autosize /x/react-data-grid/column-dimensions/
unstyled page flashes on first load nextjs → /material-ui/guides/server-rendering/#trouble /material-ui/integrations/nextjs/#document /material-ui/integrations/nextjs/
importing icons makes dev server slow → /material-ui/guides/minimizing-bundle-size/#development /material-ui/icons/#install /material-ui/getting-started/installation/#icons /material-ui/icons/
testing library choose option in select → /material-ui/guides/testing/#roles
right to left arabic → /material-ui/customization/right-to-left/ /material-ui/customization/right-to-left/#setup /material-ui/guides/localization/#rtl
Functions cannot be passed directly to Client Components → /material-ui/integrations/nextjs/#server-components /material-ui/getting-started/faq/#server-components /material-ui/integrations/routing/#nextjs
when should i use sx and when styled → /material-ui/customization/how-to-customize/#sx /material-ui/customization/how-to-customize/#styled /system/getting-started/the-sx-prop/ /system/styled/
dropdown too long on screen max height → /material-ui/react-select/#list-size /material-ui/react-autocomplete/#list-size /material-ui/react-menu/#long
hamburger menu on small screens → /material-ui/react-app-bar/#responsive /material-ui/react-drawer/#responsive /material-ui/react-drawer/
show all steps expanded → /material-ui/react-stepper/#states /material-ui/api/step/#step-prop-expanded
placeholder colour → /material-ui/react-text-field/#text-style
freeSolo → /material-ui/react-autocomplete/#free-text /material-ui/api/autocomplete/#autocomplete-prop-freeSolo
add a new color for buttons → /material-ui/customization/palette/#custom-colors /material-ui/guides/typescript/#color
dialog don't close on click outside → /material-ui/react-dialog/#guard /material-ui/react-modal/#reasons /material-ui/react-dialog/
disable ripple everywhere → /material-ui/getting-started/faq/#ripple /material-ui/customization/theme-components/#default-props
anchorOrigin → /material-ui/react-popover/#origins /material-ui/api/badge/#badge-prop-anchorOrigin /material-ui/api/snackbar/#snackbar-prop-anchorOrigin /material-ui/react-menu/#position /material-ui/react-badge/#placement
slider logarithmic scale → /material-ui/react-slider/#scale /material-ui/react-slider/#ScaledSlider /material-ui/api/slider/#slider-prop-scale
narrow sidebar with only icons → /material-ui/react-drawer/#mini
button to switch dark and light mode → /material-ui/customization/dark-mode/#toggle /material-ui/getting-started/usage/#dark-mode /material-ui/customization/css-theme-variables/usage/#toggle
storageManager → /material-ui/customization/css-theme-variables/configuration/#provider
Function components cannot be given refs → /material-ui/guides/composition/#refs /material-ui/react-tooltip/#custom-child
icon same size as text → /material-ui/icons/#align /material-ui/icons/#sizes
icon name shown as text instead of the icon → /material-ui/icons/#font
preset-safe → /material-ui/migration/migration-v4/#codemods
password eye icon → /material-ui/react-text-field/#password
css modules not overriding mui → /material-ui/integrations/interoperability/#css-modules /material-ui/getting-started/faq/#other-css
button text not all caps → /material-ui/getting-started/faq/#capitals
grey placeholder boxes while loading → /material-ui/react-skeleton/ /material-ui/react-skeleton/#variants
limitTags → /material-ui/api/autocomplete/#autocomplete-prop-limitTags /material-ui/react-autocomplete/#multiple
self host roboto → /material-ui/getting-started/installation/#roboto
typograhpy responsive font size → /material-ui/customization/typography/#responsive /material-ui/customization/theming/#font-sizes /material-ui/guides/responsive-ui/#typography /material-ui/react-typography/#responsive
container 1200px max width → /material-ui/react-container/#max-width /material-ui/api/container/#container-prop-maxWidth /material-ui/react-container/
groupingColDef → /x/api/data-grid/data-grid-pro/#data-grid-pro-prop-groupingColDef /x/api/data-grid/data-grid-premium/#data-grid-premium-prop-groupingColDef /x/react-data-grid/row-grouping/#columns
expand row to show details → /material-ui/react-table/#details /x/react-data-grid/master-detail/
donut chart text in the middle → /x/react-charts/pie/#donut /x/react-charts/pie/
user menu at bottom of sidebar → /material-ui/react-drawer/#width
Property 'status' does not exist on type 'Theme' → /material-ui/guides/typescript/#theme-field /material-ui/customization/theming/#variables
snapshot class names change → /material-ui/guides/testing/#classes /material-ui/guides/testing/
nonce → /material-ui/guides/content-security-policy/ /material-ui/guides/content-security-policy/#nonce /material-ui/guides/content-security-policy/#styles
shadow dom → /material-ui/customization/shadow-dom/ /material-ui/customization/shadow-dom/#styles
use styled-components instead of emotion → /material-ui/integrations/styled-components/ /material-ui/integrations/styled-components/#alias /material-ui/getting-started/installation/#styled-components
is sx slow → /system/getting-started/the-sx-prop/#performance /material-ui/react-box/#customization
keep dropdown open after selecting an option → /material-ui/react-select/#multiple /material-ui/react-autocomplete/#multiple
load options from api while typing → /material-ui/react-autocomplete/#server-search /material-ui/react-autocomplete/
dragable dialog → /material-ui/react-dialog/#DraggableDialog /material-ui/react-dialog/#draggable /material-ui/react-dialog/
scroll long dialog with the whole page → /material-ui/react-dialog/#scroll /material-ui/react-dialog/
page jumps when modal opens → /material-ui/react-modal/#scroll-lock /material-ui/react-modal/#mistakes /material-ui/getting-started/faq/#fixed
collapse horizontally → /material-ui/transitions/#collapse /material-ui/transitions/#HorizontalCollapse /material-ui/transitions/
slide in relative to a container → /material-ui/transitions/#slide /material-ui/api/slide/#slide-prop-container
InputAdornment → /material-ui/api/input-adornment/ /material-ui/react-text-field/
phone number mask → /material-ui/react-text-field/#input-component
textarea that grows with content → /material-ui/react-text-field/#multiline /material-ui/react-textarea-autosize/ /material-ui/react-textarea-autosize/#BasicTextarea
green dot on avatar online → /material-ui/react-avatar/#customization /material-ui/react-badge/#overlap
badge 99+ → /material-ui/react-badge/#limits /material-ui/react-badge/
ios style switch → /material-ui/react-switch/#customization
select all checkbox partially checked → /material-ui/react-checkbox/#indeterminate /material-ui/react-table/#selection /material-ui/react-transfer-list/#select-all /material-ui/react-checkbox/
icon button at the end of a list item → /material-ui/react-list/#actions /material-ui/react-list/
SwipeableDrawer → /material-ui/api/swipeable-drawer/ /material-ui/react-drawer/#swipeable /material-ui/react-drawer/
hide app bar on scroll down → /material-ui/react-app-bar/#scroll /material-ui/react-app-bar/#HideOnScrollAppBar /material-ui/react-app-bar/
back to top button → /material-ui/react-floating-action-button/#scroll /material-ui/react-floating-action-button/#BackToTopFab
breadcrubms too many items → /material-ui/react-breadcrumbs/#collapse /material-ui/react-breadcrumbs/
progress bar with percent label → /material-ui/react-progress/#determinate /material-ui/react-progress/
overlapping avatars +3 → /material-ui/react-avatar/#group /material-ui/react-avatar/
divider with text in the middle → /material-ui/react-divider/#text /material-ui/react-divider/ /material-ui/react-divider/#TextDivider
scroll arrows in tabs on mobile → /material-ui/react-tabs/#scrollable /material-ui/api/tabs/#tabs-prop-allowScrollButtonsMobile /material-ui/react-tabs/
success message toast green → /material-ui/react-snackbar/#alert /material-ui/react-snackbar/#color /material-ui/react-snackbar/
popover on mouse hover → /material-ui/react-popper/#hover /material-ui/react-popover/#mistakes
minimum distance between two slider thumbs → /material-ui/react-slider/#minimum-distance /material-ui/react-slider/#MinimumRangeSlider /material-ui/react-slider/
move items between two lists → /material-ui/react-transfer-list/
MUI: The \`anchorEl\` prop provided to the component is invalid → /material-ui/react-popover/#mistakes
heading looks like h5 but is h1 → /material-ui/react-typography/#elements /material-ui/react-typography/
split buton → /material-ui/react-button-group/#split-button /material-ui/react-button-group/#SplitButton
full screen loading overlay → /material-ui/react-backdrop/
set default props for all buttons → /material-ui/customization/theme-components/#default-props /material-ui/customization/theme-components/
rounded corners everywhere → /material-ui/customization/theming/#provide
remove all shadows → /material-ui/customization/theming/#shadows
How can I add my own variant to a component? → /material-ui/customization/theme-components/#new-variant /material-ui/guides/typescript/#variants
two themes on the same page → /material-ui/customization/theming/#nesting /material-ui/integrations/theme-scoping/#nested /material-ui/integrations/theme-scoping/
GlobalStyles → /material-ui/api/global-styles/ /material-ui/customization/how-to-customize/#global
white text instead of black on primary button → /material-ui/customization/palette/#contrast
turn off all animations → /material-ui/getting-started/faq/#animations
pagination text in german → /material-ui/guides/localization/ /material-ui/guides/localization/#set
v4 to v5 codemod → /material-ui/migration/migration-v4/#codemods /material-ui/migration/migration-v4/
sum at the bottom of a column → /x/react-data-grid/aggregation/ /x/react-data-grid/aggregation/#functions /x/react-data-grid/row-grouping/#totals /x/react-data-grid/row-grouping/#community /x/react-data-grid/row-grouping/
validate cell before save → /x/react-data-grid/editing/#validation /x/react-data-grid/editing/ /x/react-data-grid/#editing
last 7 days preset range → /x/react-date-pickers/date-range-picker/#shortcuts /x/react-date-pickers/shortcuts/#ranges /x/react-date-pickers/shortcuts/
MUI X: Can not find the date and time pickers localization context → /x/react-date-pickers/
Property 'component' does not exist on type 'IntrinsicAttributes → /material-ui/guides/typescript/#styled-component
Warning: Prop className did not match → /material-ui/integrations/nextjs/#trouble /material-ui/getting-started/faq/#hydration /material-ui/guides/server-rendering/#trouble
data grid only renders some columns in jsdom tests → /x/react-data-grid/virtualization/#disable /x/react-data-grid/virtualization/
label overlaps autofilled password → /material-ui/react-text-field/#mistakes
tooltip on greyed out button → /material-ui/react-tooltip/#disabled /material-ui/react-button/#mistakes
Property 'item' does not exist Grid → /material-ui/migration/upgrade-to-grid-v2/#props /material-ui/react-grid/#mistakes /material-ui/migration/upgrade-to-v7/#grid /material-ui/react-grid-legacy/
table header stays visible when scrolling → /material-ui/react-table/#sticky-header /material-ui/react-table/#sticky-page
number field plus minus buttons →
switch off all animations → /material-ui/customization/transitions/#disable
chat widget input not focusable when dialog open → /material-ui/react-modal/#enforce-focus
anchorEl prop provided to the component is invalid → /material-ui/react-popover/#mistakes
useMediaQuery false on first render → /material-ui/react-use-media-query/#server /material-ui/react-use-media-query/#options
search as you type fetch options → /material-ui/react-autocomplete/#server-search
makeStyles theme empty after upgrade → /material-ui/migration/troubleshooting/#undefined-theme /material-ui/migration/v5-style-changes/#styles-imports /material-ui/migration/migration-v4/#theme
hide header when scrolling down → /material-ui/react-app-bar/#scroll /material-ui/react-app-bar/#HideOnScrollAppBar
label left of checkbox → /material-ui/react-checkbox/#label-placement /material-ui/react-checkbox/#CheckboxLabels
rounded buttons in whole app → /material-ui/react-button/#customization
card without shadow → /material-ui/react-card/#surface
country dropdown with flags → /material-ui/react-select/#rich-options
grey placeholder while content loads → /material-ui/react-skeleton/
floating plus button bottom right → /material-ui/react-floating-action-button/#floating /material-ui/react-floating-action-button/
show password eye icon → /material-ui/react-text-field/#password
bottom menu on phone → /material-ui/react-bottom-navigation/ /material-ui/react-bottom-navigation/#fixed /material-ui/react-bottom-navigation/#BasicBottomNavigation /material-ui/react-bottom-navigation/#responsive /material-ui/guides/responsive-ui/#navigation
detect click outside element → /material-ui/react-click-away-listener/
export csv without actions column → /x/react-data-grid/export/#csv
"No rows" text invisible no height → /x/react-data-grid/overlays/#height
last week this month presets date range → /x/react-date-pickers/date-range-picker/#shortcuts /x/react-date-pickers/shortcuts/#ranges /x/react-date-pickers/shortcuts/
datepicker previous day utc → /x/react-date-pickers/timezone/#one-day-off /x/react-date-pickers/timezone/#date-only /x/react-date-pickers/timezone/
rounded bars chart → /x/react-charts/bars/#shape /x/api/charts/bar-chart/#bar-chart-prop-borderRadius /x/api/charts/bar-chart-pro/#bar-chart-pro-prop-borderRadius /x/api/charts/bar-plot/#bar-plot-prop-borderRadius
click legend to hide series → /x/react-charts/tooltip/#toggle
load tree children on expand → /x/react-tree-view/rich-tree-view/lazy-loading/ /x/react-tree-view/simple-tree-view/expansion/#render
color row depending on value → /x/react-data-grid/style/#rows
total row at bottom of data grid → /x/react-data-grid/aggregation/ /x/react-data-grid/row-grouping/#totals
padding different on mobile and desktop → /material-ui/customization/breakpoints/#sx /material-ui/guides/responsive-ui/#values /material-ui/react-box/#responsive /system/getting-started/usage/#responsive /material-ui/customization/breakpoints/
sx hover change child element → /material-ui/react-box/#states /system/getting-started/the-sx-prop/#nested
@mui/joy and @mui/material in one project → /joy-ui/getting-started/installation/#with-material-ui /material-ui/integrations/theme-scoping/#scope /joy-ui/integrations/material-ui/
new color name for joy avatar → /joy-ui/customization/theme-colors/#new-color
joy scroll whole modal → /joy-ui/react-modal/#scroll /joy-ui/react-modal/#ScrollingModals
headless dropdown menu hook → /base-ui/react-menu/hooks-api/#use-menu
vite dev slow icons import → /material-ui/guides/minimizing-bundle-size/#development /material-ui/guides/minimizing-bundle-size/#frameworks /material-ui/icons/#install /material-ui/getting-started/installation/#icons
Prop className did not match server client → /material-ui/integrations/nextjs/#trouble /material-ui/guides/server-rendering/#trouble /material-ui/getting-started/faq/#hydration
two options same label autocomplete key → /material-ui/react-autocomplete/#keys /material-ui/react-autocomplete/ /material-ui/api/autocomplete/#autocomplete-prop-getOptionKey
multi select show chips → /material-ui/react-autocomplete/#multiple /material-ui/react-select/#chips /material-ui/react-autocomplete/
close dialog only with button not outside → /material-ui/react-dialog/#guard /material-ui/react-modal/#reasons /material-ui/react-dialog/
show several toasts at once → /material-ui/discover-more/related-projects/#feedback /material-ui/react-snackbar/#queue
slider only allow marked values → /material-ui/react-slider/#marks /material-ui/react-slider/ /material-ui/react-slider/#SliderMarks
smaller font size on phone theme → /material-ui/customization/typography/#responsive /material-ui/customization/theming/#font-sizes /material-ui/guides/responsive-ui/#typography /material-ui/react-typography/#responsive
refused to apply inline style nonce → /material-ui/guides/content-security-policy/#attributes /material-ui/guides/content-security-policy/#styles /material-ui/guides/content-security-policy/
styles missing inside iframe →
page shifts when menu opens scrollbar → /material-ui/react-menu/#scroll-lock /material-ui/react-menu/ /material-ui/react-modal/#scroll-lock
out-of-range value for the select component → /material-ui/react-select/#mistakes
None of the options match with isOptionEqualToValue → /material-ui/react-autocomplete/#objects /material-ui/react-autocomplete/#mistakes /material-ui/api/autocomplete/#autocomplete-prop-isOptionEqualToValue
avatars overlapping +2 → /material-ui/react-avatar/#group /material-ui/react-avatar/#GroupedAvatars /material-ui/react-avatar/
green line between completed steps → /material-ui/react-stepper/ /material-ui/react-stepper/#icons /material-ui/react-stepper/#colors
upload file button → /material-ui/react-button/ /material-ui/react-button/#file-upload /material-ui/react-button/#FileUploadButton
screen reader name for icon button → /material-ui/react-button/#icon-buttons /material-ui/icons/#accessibility
wizard form back and next → /material-ui/react-stepper/
popover or popper difference → /material-ui/react-popover/ /material-ui/react-popper/
percentage inside circle spinner → /material-ui/react-progress/#label /material-ui/react-progress/
arabic layout mirrored → /material-ui/customization/right-to-left/#plugin /material-ui/customization/right-to-left/
datagrid remember hidden columns after reload → /x/react-data-grid/state/#save /x/react-data-grid/column-visibility/#control
selected rows lost when changing page → /x/react-data-grid/row-updates/#keep /x/react-data-grid/row-selection/#pages /x/react-data-grid/row-selection/
select all checkbox returns empty ids → /x/react-data-grid/row-selection/#mistakes /x/react-data-grid/row-selection/#model /x/react-data-grid/row-selection/#read
remove blue outline on cell click → /x/react-data-grid/style/#focus
calendar week start monday → /x/react-date-pickers/localization/#week-start
date picker no typing only calendar → /x/react-date-pickers/custom-field/#read-only
show value above bar → /x/react-charts/label/#bars /x/react-charts/bars/#labels /x/react-charts/bars/
line chart missing data gap → /x/react-charts/lines/ /x/react-charts/lines/#MissingReadings /x/react-charts/lines/#missing
24 hour clock time picker → /x/react-date-pickers/localization/ /x/react-date-pickers/localization/#hours /x/react-date-pickers/time-picker/#ampm /x/react-date-pickers/time-picker/
apiRef scroll to row → /x/react-data-grid/scrolling/#cell /x/react-data-grid/scrolling/
sx container query breakpoint keys → /system/getting-started/usage/#container-queries /material-ui/guides/responsive-ui/#container-queries /material-ui/customization/container-queries/#sx /material-ui/customization/container-queries/
stack items do not wrap → /material-ui/react-stack/ /material-ui/react-stack/#wrap /material-ui/react-stack/#WrappedStack
styled custom prop ends up in DOM → /system/styled/#forward /material-ui/customization/how-to-customize/#styled
4px spacing unit instead of 8 → /system/spacing/#unit /material-ui/customization/spacing/ /material-ui/customization/spacing/#factor
@mui/base or @base-ui-components/react → /base-ui/getting-started/#successor /base-ui/getting-started/
textarea grows while typing → /material-ui/react-textarea-autosize/ /material-ui/react-text-field/#multiline
toolpad sign in with google and github → /toolpad/core/react-sign-in-page/ /toolpad/core/react-sign-in-page/#oauth
Cannot find module @mui/material/styles/createTheme → /material-ui/getting-started/faq/#deep-imports
tailwind v4 classes not overriding mui → /material-ui/integrations/interoperability/#tailwind /material-ui/integrations/interoperability/

[base-ui]
headless autocomplete → /base-ui/react-autocomplete/hooks-api/#use-autocomplete
popup at mouse position → /material-ui/react-popover/#anchor-position /material-ui/react-menu/#context
quantity input with plus and minus → /base-ui/react-number-input/components-api/#number-input
select popup render in place not body → /base-ui/react-popup/components-api/#popup-prop-disablePortal
tailwind class when option selected → /base-ui/guides/working-with-tailwind-css/#states /base-ui/react-select/#styling
useNumberInput increment button → /base-ui/react-number-input/hooks-api/#use-number-input /base-ui/react-number-input/hooks-api/#use-number-input-return-value-getIncrementButtonProps
replace inner element slots → /base-ui/guides/overriding-component-structure/ /base-ui/getting-started/usage/#slots /base-ui/guides/overriding-component-structure/#slots

[joy-ui]
invertedColors → /joy-ui/react-sheet/#inverted /joy-ui/react-card/#inverted /joy-ui/react-alert/#inverted /joy-ui/react-menu/#inverted /joy-ui/react-menu/#InvertedMenu /joy-ui/react-snackbar/#InvertedSnackbar /joy-ui/api/alert/#alert-prop-invertedColors /joy-ui/main-features/color-inversion/#usage /joy-ui/main-features/color-inversion/ /joy-ui/api/card/#card-prop-invertedColors
16:9 image box → /joy-ui/react-aspect-ratio/ /joy-ui/react-aspect-ratio/#ratio
soft solid plain outlined → /joy-ui/main-features/global-variants/ /joy-ui/main-features/global-variants/#weight
zebra stripes table → /joy-ui/react-table/#stripes /joy-ui/react-table/#StripedTable /joy-ui/api/table/#table-prop-stripe /joy-ui/react-table/
is joy still maintained → /joy-ui/getting-started/roadmap/ /joy-ui/getting-started/ /#status
icon inside input → /joy-ui/react-input/#decorators
joy custom variant typescript error → /joy-ui/customization/themed-components/#new-variant
white flash on page load → /joy-ui/main-features/dark-mode-optimization/#flash /joy-ui/customization/dark-mode/#no-flash /joy-ui/customization/dark-mode/ /joy-ui/main-features/dark-mode-optimization/
striped rows table → /joy-ui/react-table/#stripes /joy-ui/react-table/ /joy-ui/api/table/#table-prop-stripe /joy-ui/react-table/#StripedTable
clear button in select → /joy-ui/react-select/ /joy-ui/react-select/#placeholder

[material-ui]
square avatar → /material-ui/react-avatar/#variants /material-ui/react-avatar/
reset autocomplete after submit → /material-ui/react-autocomplete/#controlled
grid horizontal scrollbar appears → /material-ui/react-grid-legacy/#spacing /material-ui/migration/upgrade-to-grid-v2/#why
sticky header with two rows →
tooltip wider → /material-ui/react-tooltip/#width /material-ui/react-tooltip/#WidthTooltips
slider text under the ticks → /material-ui/react-slider/#marks
plus minus icon accordion → /material-ui/react-accordion/#summary
jump to a step by clicking it → /material-ui/react-stepper/#non-linear
close popup when clicking elsewhere → /material-ui/react-click-away-listener/ /material-ui/react-popper/#close
autocomplete slow with thousands of options → /material-ui/react-autocomplete/#long-lists /material-ui/react-autocomplete/#virtualization /material-ui/react-autocomplete/
group options by category → /material-ui/react-autocomplete/#groups /material-ui/react-select/#groups /material-ui/react-select/#optgroup /material-ui/react-select/
dialog wider than 600px → /material-ui/react-dialog/#sizes /material-ui/react-dialog/#DialogSizes /material-ui/api/dialog/#dialog-prop-maxWidth /material-ui/react-dialog/
label stays shrunk with start icon → /material-ui/react-text-field/#adornments
toggle button keep one selected → /material-ui/react-toggle-button/
radio buttons in one row → /material-ui/react-radio-button/#row /material-ui/react-radio-button/
sort table by clicking on header → /material-ui/react-table/#sorting /material-ui/react-table/#SortIconTable /material-ui/react-table/
tooltip follow mouse → /material-ui/react-tooltip/#FollowingTooltip /material-ui/react-tooltip/#follow /material-ui/react-tooltip/
change spacing unit from 8px → /material-ui/customization/spacing/ /material-ui/customization/spacing/#factor /material-ui/customization/spacing/#custom
TransitionComponent deprecated → /material-ui/migration/migrating-from-deprecated-apis/#slots /material-ui/migration/migrating-from-deprecated-apis/
autocomplete groups repeated header → /material-ui/react-autocomplete/#groups
drawer below the header → /material-ui/react-drawer/#below-app-bar /material-ui/react-drawer/#permanent /material-ui/customization/z-index/#use
list item as router link selected → /material-ui/react-list/#links
tab as link indicator does not move → /material-ui/react-tabs/#mistakes /material-ui/react-tabs/#navigation /material-ui/integrations/routing/#tabs /material-ui/react-tabs/#router
dark mode flash on reload nextjs → /material-ui/customization/dark-mode/ /material-ui/customization/css-theme-variables/configuration/#flash /material-ui/getting-started/faq/#flicker /material-ui/customization/dark-mode/#no-flash /material-ui/integrations/nextjs/#app-layout
InputProps deprecated use slotProps → /material-ui/migration/migrating-from-deprecated-apis/ /material-ui/migration/migrating-from-deprecated-apis/#deprecated-text-field /material-ui/migration/migrating-from-deprecated-apis/#slots
add extra color to palette typescript → /material-ui/customization/palette/#custom-colors /material-ui/guides/typescript/#color /material-ui/guides/typescript/
remove uppercase button text → /material-ui/getting-started/faq/#capitals /material-ui/customization/how-to-customize/#theme

[system]
sx array conditional styles → /system/getting-started/the-sx-prop/#conditional /system/getting-started/the-sx-prop/#ConditionalStyles /system/getting-started/the-sx-prop/
line between stack items → /system/react-stack/#divider /system/api/stack/#stack-prop-divider /system/react-stack/
cannot spread sx type error → /system/getting-started/the-sx-prop/#accept /material-ui/guides/typescript/#sx
theme.typography is of type unknown →
sx conditional style when active → /system/getting-started/the-sx-prop/#conditional /system/getting-started/the-sx-prop/#ConditionalStyles
sx or styled which one → /system/getting-started/usage/#styled /system/getting-started/the-sx-prop/

[toolpad]
hide theme toggle in dashboard header → /toolpad/core/react-dashboard-layout/#slots /toolpad/core/react-app-provider/#theme
change logo and app title → /toolpad/core/react-dashboard-layout/#branding /toolpad/core/react-app-provider/
await confirm dialog → /toolpad/core/react-use-dialogs/#ready /material-ui/react-dialog/#confirm /material-ui/react-dialog/#AwaitedDialog
sidebar only icons collapsed → /toolpad/core/react-dashboard-layout/#sidebar

[toolpad-core]
hide navigation → /toolpad/core/react-dashboard-layout/#sidebar /toolpad/core/api/dashboard-layout/#dashboard-layout-prop-hideNavigation
sign in with google → /toolpad/core/react-sign-in-page/#oauth /toolpad/core/react-sign-in-page/
change logo and title → /toolpad/core/react-dashboard-layout/#branding
sidebar collapsed by default → /toolpad/core/react-dashboard-layout/#sidebar /toolpad/core/api/dashboard-layout/#dashboard-layout-prop-defaultSidebarCollapsed /toolpad/core/react-dashboard-layout/#SidebarOptions /toolpad/core/react-dashboard-layout/
How to ask for confirmation before delete? → /toolpad/core/react-use-dialogs/#ready /toolpad/core/react-use-dialogs/

[x]
grid column width fit content → /x/react-data-grid/column-dimensions/#autosize /x/react-data-grid/column-dimensions/#FittedColumns
save cell edit to backend → /x/react-data-grid/editing/#save /x/react-data-grid/editing/persistence/ /x/react-data-grid/server-side-data/#editing
prevent selecting certain rows → /x/react-data-grid/row-selection/#limit
wrap long text in cell → /x/react-data-grid/row-height/#wrap /x/react-data-grid/#row-height
rotate x axis labels → /x/react-charts/axis/#labels
GridToolbarQuickFilter missing in v8 → /x/react-data-grid/filtering/quick-filter/ /x/react-data-grid/filtering/quick-filter/#StaffToolbar /x/react-data-grid/components/quick-filter/ /x/react-data-grid/filtering/#quick-filter
date range in one input → /x/react-date-pickers/date-range-picker/#inputs /x/react-date-pickers/date-range-field/
check parent selects all children tree → /x/react-tree-view/#selection /x/react-tree-view/simple-tree-view/selection/ /x/react-tree-view/rich-tree-view/selection/ /x/react-tree-view/rich-tree-view/selection/#propagation /x/react-tree-view/simple-tree-view/selection/#propagation

[x-charts]
rotate axis labels → /x/react-charts/axis/#labels
red bars below a threshold → /x/react-charts/bars/#negative /x/react-charts/styling/#value
legend below chart → /x/react-charts/legend/#position /x/react-charts/legend/#LegendBelow /x/react-charts/legend/ /x/react-charts/tooltip/#legend /x/react-charts/tooltip/ /x/react-charts/pie/#legend
left and right y axis → /x/react-charts/axis/#two /x/react-charts/axis/
gap in line when value is null → /x/react-charts/lines/#missing /x/react-charts/lines/

[x-data-grid]
make only some cells editable → /x/react-data-grid/editing/#read-only /x/react-data-grid/editing/
color row depending on status → /x/react-data-grid/style/#rows /x/react-data-grid/style/
server side pagination total count unknown → /x/react-data-grid/server-side-data/#unknown-total /x/react-data-grid/pagination/#unknown
wrap text in cell row height → /x/react-data-grid/#row-height /x/react-data-grid/row-height/ /x/react-data-grid/row-height/#wrap /x/react-data-grid/row-height/#auto
print only selected rows → /x/react-data-grid/export/#print
allow selecting only one row → /x/react-data-grid/row-selection/#single
empty table message → /x/react-data-grid/overlays/ /x/react-data-grid/overlays/#no-rows /x/react-data-grid/#states
exclude actions column from csv → /x/react-data-grid/export/#csv
remember column order and filters after reload → /x/react-data-grid/state/#save
scroll to row programmatically → /x/react-data-grid/scrolling/#cell /x/react-data-grid/scrolling/
reorder rows drag and drop → /x/react-data-grid/row-ordering/ /x/react-data-grid/row-ordering/#SetlistOrder
header spanning several columns → /x/react-data-grid/column-groups/
merge cells with same value → /x/react-data-grid/row-spanning/

[x-date-pickers]
date is one day earlier utc → /x/react-date-pickers/timezone/#one-day-off /x/react-date-pickers/timezone/
gray out weekends → /x/react-date-pickers/date-picker/#limits /x/react-date-pickers/validation/#dates
dd/mm/yyyy → /x/react-date-pickers/localization/#format
clear button in date field → /x/react-date-pickers/fields/#clearing
24 hour clock no am pm → /x/react-date-pickers/time-picker/#ampm /x/react-date-pickers/time-picker/ /x/react-date-pickers/localization/#hours

[x-tree-view]
load children when node is opened → /x/react-tree-view/rich-tree-view/lazy-loading/ /x/react-tree-view/simple-tree-view/expansion/#render
nodes expanded by default → /x/react-tree-view/rich-tree-view/expansion/#start /x/react-tree-view/rich-tree-view/expansion/
check parent selects all children → /x/react-tree-view/rich-tree-view/selection/#propagation /x/react-tree-view/rich-tree-view/selection/ /x/react-tree-view/simple-tree-view/selection/#propagation /x/react-tree-view/simple-tree-view/selection/ /x/react-tree-view/#selection
rename item on double click → /x/react-tree-view/rich-tree-view/editing/ /x/react-tree-view/rich-tree-view/editing/#save /x/react-tree-view/#editing /x/react-tree-view/#RenameShelves /x/react-tree-view/
`);
