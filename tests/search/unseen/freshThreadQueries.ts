import {
  chartPage,
  column,
  gridPage,
  gridProp,
  picker,
  pickerPage,
  prop,
  type Row,
} from '../queries/addresses.ts';

/**
 * Questions as people put them in public threads, in their words, written down before anybody looked at what the
 * engine answers. Rules may be made for what they show; no word of them goes into a table of words.
 */
export const FRESH_THREADS: readonly Row[] = [
  ['label overlaps text chrome autofill', '/material-ui/react-text-field/*'],
  ['label does not shrink', '/material-ui/react-text-field/*|' + prop('input-label', 'shrink')],
  ['currency sign before input', '/material-ui/react-text-field/*'],
  ['number input with arrows', '/material-ui/react-text-field/*'],
  [
    'disable backdrop click',
    '/material-ui/react-dialog/*|/material-ui/react-modal/*|' +
      '/material-ui/migration/upgrade-to-v7/#backdrop-click',
  ],
  [
    'page jumps when dialog opens',
    '/material-ui/react-dialog/*|/material-ui/react-modal/*|' +
      prop('dialog', 'disableScrollLock') +
      '|' +
      prop('modal', 'disableScrollLock'),
  ],
  ['focus jumps out of modal', '/material-ui/react-modal/*|/material-ui/react-dialog/*'],
  ['tooltip on disabled button', '/material-ui/react-tooltip/*|/material-ui/react-button/*'],
  ['stack multiple toasts', '/material-ui/react-snackbar/*'],
  ['menu max height scroll', '/material-ui/react-menu/*|/material-ui/react-select/*'],
  ['select dropdown width', '/material-ui/react-select/*|' + prop('select', 'autoWidth')],
  ['keep tabs visible while scrolling', '/material-ui/react-tabs/*|/material-ui/react-app-bar/*'],
  ['tabs on the left side', '/material-ui/react-tabs/*|' + prop('tabs', 'orientation')],
  [
    'grid rows not showing',
    gridPage('layout', '', 'fixed') +
      '|' +
      gridPage('row-definition', '', 'ids') +
      '|/x/react-data-grid/#first-grid|/x/react-data-grid/|' +
      gridPage('row-updates', 'rows', 'mistakes'),
  ],
  [
    'server side pagination',
    gridPage('pagination', 'server') +
      '|' +
      gridPage('server-side-data', '', 'source', 'by-hand') +
      '|' +
      gridProp('paginationMode') +
      '|' +
      gridProp('rowCount'),
  ],
  [
    'export table to csv',
    gridPage('export', '', 'csv', 'rows') +
      '|/x/react-data-grid/#toolbar|/x/api/data-grid/export-csv/',
  ],
  ['color row by value', gridPage('style', 'rows') + '|' + gridProp('getRowClassName')],
  [
    'custom colors typescript',
    '/material-ui/customization/palette/*|/material-ui/guides/typescript/*|/material-ui/customization/theming/#typescript',
  ],
  [
    'white flash on reload in dark mode',
    '/material-ui/customization/dark-mode/*|/material-ui/customization/css-theme-variables/*',
  ],
  [
    'custom button variant typescript',
    '/material-ui/customization/theme-components/*|/material-ui/guides/typescript/*|/material-ui/customization/creating-themed-components/*|/material-ui/react-button/*',
  ],
  [
    'override styles of nested element',
    '/material-ui/customization/how-to-customize/*|/material-ui/customization/overriding-component-structure/*|/material-ui/customization/theme-components/*',
  ],
  [
    'global css',
    '/material-ui/customization/how-to-customize/*|/material-ui/react-css-baseline/*|/material-ui/api/global-styles/',
  ],
  [
    'change default font',
    '/material-ui/customization/typography/*|/material-ui/react-css-baseline/*|/material-ui/getting-started/installation/*',
  ],
  ['css injection order', '/material-ui/integrations/interoperability/*'],
  [
    'className did not match',
    '/material-ui/guides/server-rendering/*|/material-ui/integrations/nextjs/*|/material-ui/getting-started/faq/#hydration|/material-ui/migration/troubleshooting/*',
  ],
  ['reduce bundle size', '/material-ui/guides/minimizing-bundle-size/*'],
  ['test select with testing library', '/material-ui/guides/testing/*|/material-ui/react-select/*'],
  [
    'next link as button',
    '/material-ui/integrations/routing/*|/material-ui/integrations/nextjs/*|/material-ui/react-button/*',
  ],
  ['slider with labels at steps', '/material-ui/react-slider/*|' + prop('slider', 'marks')],
  ['upright slider', '/material-ui/react-slider/*|' + prop('slider', 'orientation')],
  ['stars that cannot be changed', '/material-ui/react-rating/*|' + prop('rating', 'readOnly')],
  [
    'checkbox label on the left',
    '/material-ui/react-checkbox/*|' + prop('form-control-label', 'labelPlacement'),
  ],
  [
    'sort table by column',
    '/material-ui/react-table/*|' + gridPage('sorting', '', 'initial', 'controlled'),
  ],
  ['multi select with checkboxes', '/material-ui/react-select/*|/material-ui/react-autocomplete/*'],
  [
    'limit number of tags shown',
    '/material-ui/react-autocomplete/*|' + prop('autocomplete', 'limitTags'),
  ],
  ['create new option if not in list', '/material-ui/react-autocomplete/*'],
  [
    'none of the options match value warning',
    '/material-ui/react-autocomplete/*|' + prop('autocomplete', 'isOptionEqualToValue'),
  ],
  [
    'only month and year',
    '/x/react-date-pickers/date-picker/#views|/x/api/date-pickers/date-picker/#date-picker-prop-views',
  ],
  ['clear date button', picker('value', 'actions', 'field') + '|/x/api/date-pickers/*-clearable'],
  ['week starts on monday', pickerPage('localization', 'week-start')],
  ['pie chart', chartPage('pie', '') + '|/x/api/charts/pie-chart/'],
  ['expand all nodes', '/x/react-tree-view/*'],
  ['overlapping avatars', '/material-ui/react-avatar/*|/material-ui/api/avatar-group/'],
  ['red dot on icon', '/material-ui/react-badge/*'],
  [
    'center vertically and horizontally',
    '/material-ui/react-stack/*|/material-ui/react-box/*|/material-ui/react-grid/*|/system/flexbox/*',
  ],
  ['cards same height', '/material-ui/react-grid/*|/material-ui/react-card/*'],
  [
    'hide on mobile',
    '/material-ui/guides/responsive-ui/*|/material-ui/react-use-media-query/*|/material-ui/react-box/*|/material-ui/customization/breakpoints/*|/system/getting-started/usage/#responsive*',
  ],
  ['sidebar always open on desktop', '/material-ui/react-drawer/*'],
  [
    'collapsed sidebar with icons only',
    '/material-ui/react-drawer/*|/toolpad/core/react-dashboard-layout/*',
  ],
  [
    'menu behind dialog',
    '/material-ui/customization/z-index/*|/material-ui/react-menu/*|/material-ui/react-popper/*',
  ],
  ['link without underline', '/material-ui/react-link/*|' + prop('link', 'underline')],
  ['spinner in button', '/material-ui/react-button/*|' + prop('button', 'loading')],
  ['file upload', '/material-ui/react-button/*'],
  [
    'turn off ripple everywhere',
    '/material-ui/getting-started/faq/*|/material-ui/react-button/*|/material-ui/customization/theme-components/*|' +
      prop('button-base', 'disableRipple'),
  ],
  ['validate before next step', '/material-ui/react-stepper/*'],
  ['only one panel open at a time', '/material-ui/react-accordion/*'],
  [
    'makeStyles replacement',
    '/material-ui/migration/migrating-from-jss/*|/system/styles/basics/#replacements',
  ],
  [
    'grid item xs not working',
    '/material-ui/migration/upgrade-to-grid-v2/*|/material-ui/react-grid/*',
  ],
  ['google sign in page', '/toolpad/core/react-sign-in-page/*'],
  ['material and joy together', '/material-ui/integrations/theme-scoping/*|/joy-ui/*'],
  [
    'icon does not show only text',
    '/material-ui/icons/*|/material-ui/getting-started/installation/*',
  ],
  [
    'background color of whole page',
    '/material-ui/react-css-baseline/*|/material-ui/customization/palette/*',
  ],
  ['smaller buttons and inputs everywhere', '/material-ui/customization/density/*'],
  ['svg as icon', '/material-ui/icons/*'],
  ['grey out menu item', '/material-ui/react-menu/*|' + prop('menu-item', 'disabled')],
  ['text field full width', '/material-ui/react-text-field/*|' + prop('text-field', 'fullWidth')],
  ['character counter', '/material-ui/react-text-field/*'],
  ['timeline on the right only', '/material-ui/react-timeline/*'],
  ['show ten pages of results', '/material-ui/react-pagination/*'],
  ['chip with avatar', '/material-ui/react-chip/*|' + prop('chip', 'avatar')],
  ['animate list when items are added', '/material-ui/transitions/*'],
  ['card with picture on top', '/material-ui/react-card/*'],
  ['progress bar at top of page', '/material-ui/react-progress/*|/material-ui/react-backdrop/*'],
  [
    'strict mode findDOMNode',
    '/material-ui/migration/*|/material-ui/transitions/*|/material-ui/guides/composition/*',
  ],
  [
    'forward ref warning',
    '/material-ui/guides/composition/*|/material-ui/react-tooltip/*|/material-ui/integrations/routing/*',
  ],
  ['read only text field', '/material-ui/react-text-field/*'],
  ['yes no switch in a form', '/material-ui/react-switch/*'],
  ['column width percent', column('widths')],
  [
    'cell edit save',
    gridPage('editing/persistence', '', 'waiting') +
      '|' +
      gridPage('editing', 'save') +
      '|/x/react-data-grid/#editing|' +
      gridProp('processRowUpdate'),
  ],
  ['bars next to each other', '/x/react-charts/bars/*|/x/react-charts/#first-chart'],
];
