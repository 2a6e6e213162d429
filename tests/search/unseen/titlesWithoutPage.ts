import { parseJudged } from '../parseJudged.ts';

/**
 * Titles of pages that other versions of the documentation have and this site has not, with the places that answer them
 * in part. Judged like the questions beside them.
 */
export const TITLES_WITHOUT_PAGE = parseJudged(`
priority support → /material-ui/getting-started/support/#paid
usage with Material UI v5/v6 → /x/introduction/#requirements
MUI X installation → /x/introduction/

[base-ui]
click-away listener → /base-ui/react-click-away-listener/components-api/#click-away-listener /material-ui/react-click-away-listener/
no-SSR → /base-ui/react-no-ssr/components-api/#no-ssr /material-ui/react-no-ssr/
popup → /base-ui/react-popup/components-api/#popup
textarea autosize → /base-ui/react-textarea-autosize/components-api/#textarea-autosize /material-ui/react-textarea-autosize/
transitions → /base-ui/react-transitions/components-api/#css-transition /base-ui/react-transitions/hooks-api/#use-transition-trigger

[material-ui]
slots and subcomponents → /material-ui/customization/overriding-component-structure/#slots /material-ui/customization/overriding-component-structure/#slot-props
number field → /material-ui/react-text-field/#types
InitColorSchemeScript → /material-ui/customization/dark-mode/#no-flash /material-ui/customization/css-theme-variables/configuration/#flash /material-ui/getting-started/faq/#flicker /material-ui/integrations/nextjs/#app-layout
shape → /material-ui/customization/theming/#keys
native color → /material-ui/customization/palette/#customize
cascade layers → /material-ui/integrations/interoperability/#order /material-ui/integrations/interoperability/#tailwind /material-ui/integrations/nextjs/#tailwind
building extensible themes → /material-ui/customization/theming/#compose
Tailwind CSS v4 integration → /material-ui/integrations/interoperability/#tailwind /material-ui/integrations/interoperability/ /material-ui/integrations/nextjs/#tailwind
versions → /versions/ /material-ui/getting-started/support/#versions /material-ui/discover-more/roadmap/#versions /material-ui/discover-more/changelog/#versions

[toolpad-core]
examples → /toolpad/core/introduction/#first-dashboard /toolpad/core/introduction/tutorial/
useLocalStorageState → /toolpad/core/react-persistent-state/ /toolpad/core/api/use-local-storage-state/ /toolpad/core/react-persistent-state/#value
useSessionStorageState → /toolpad/core/react-persistent-state/ /toolpad/core/api/use-session-storage-state/

[toolpad-studio]
why Toolpad Studio → /toolpad/studio/getting-started/
custom functions → /toolpad/studio/getting-started/#project
file structure → /toolpad/studio/getting-started/#project /toolpad/studio/getting-started/
deployment → /toolpad/studio/getting-started/#run
queries → /toolpad/studio/getting-started/#project
file schema → /toolpad/studio/getting-started/#project
deploy to Render → /toolpad/studio/getting-started/#run

[x-charts]
bar demos → /x/react-charts/bars/ /x/react-charts/bars/#HorizontalBars
lines demo → /x/react-charts/lines/#BasicLines /x/react-charts/lines/
areas demo → /x/react-charts/lines/#StackedAreas /x/react-charts/lines/#FadedArea
pie demo → /x/react-charts/pie/ /x/react-charts/pie/#NestedPies /x/react-charts/pie/#BasicPie /x/react-charts/pie/#HalfPie
scatter demo → /x/react-charts/scatter/ /x/react-charts/scatter/#BasicScatter /x/react-charts/scatter/#BubbleScatter

[x-data-grid]
AI assistant → /x/api/data-grid/data-grid-premium/#data-grid-premium-prop-aiAssistant /x/react-data-grid/features/#analysis
column spanning → /x/react-data-grid/row-spanning/
column recipes → /x/react-data-grid/column-dimensions/#save
row recipes → /x/react-data-grid/master-detail/#expanded
editing recipes → /x/react-data-grid/editing/
filtering recipes → /x/react-data-grid/filtering/
row grouping recipes → /x/react-data-grid/row-grouping/
understanding pivoting → /x/react-data-grid/pivoting/
server-side row grouping → /x/react-data-grid/row-grouping/#group
server-side aggregation → /x/react-data-grid/row-grouping/#group
pivot panel → /x/react-data-grid/pivoting/#panel /x/api/data-grid/pivot-panel-trigger/

[x-date-pickers]
customization playground → /x/react-date-pickers/custom-components/
migration from lab to v5 → /material-ui/migration/pickers-migration/

[x-tree-view]
simple tree view customization → /x/react-tree-view/tree-item-customization/ /x/react-tree-view/simple-tree-view/items/#component /x/react-tree-view/#customization
selection → /x/react-tree-view/rich-tree-view/selection/ /x/react-tree-view/simple-tree-view/selection/ /x/react-tree-view/#selection
expansion → /x/react-tree-view/rich-tree-view/expansion/ /x/react-tree-view/simple-tree-view/expansion/ /x/react-tree-view/#expansion
migration from lab → /material-ui/migration/v5-component-changes/#moved
simple tree view focus → /x/react-tree-view/rich-tree-view/focus/ /x/react-tree-view/rich-tree-view/focus/#code
rich tree view customization → /x/react-tree-view/tree-item-customization/ /x/react-tree-view/#customization /x/react-tree-view/
`);
