import { anyGridProp, type Row } from '../queries/addresses.ts';

/**
 * Titles of pages that navigations of the family have and this site had not when they were judged, by the product whose
 * reader types them: first the address that is waiting for the page, then what answers until then. Judged by what pages say,
 * before anybody looked at what the engine answers; ranking is not tuned on them.
 */
export const PLANNED_TITLES: Readonly<Record<string, readonly Row[]>> = {
  'x-data-grid': [
    ['quickstart', grid('quickstart/'), grid('#install|') + grid('#first-grid|') + grid('')],
    ['features', grid('features/'), grid('#plans|') + grid('')],
    ['layout', grid('layout/'), grid('#first-grid|') + grid('')],
    ['column dimensions', grid('column-dimensions/'), column('widths')],
    ['custom columns', grid('custom-columns/'), column('types') + '|' + column('render')],
    ['column header', grid('column-header/'), column('headers')],
    [
      'column menu',
      grid('column-menu/'),
      column('restrict') + '|' + anyGridProp('disableColumnMenu'),
    ],
    [
      'column groups',
      grid('column-groups/'),
      column('headers') + '|' + anyGridProp('columnGroupingModel'),
    ],
    [
      'row definition',
      grid('row-definition/'),
      grid('row-updates/|') +
        grid('row-updates/#rows|') +
        grid('row-updates/#ids|') +
        grid('#first-grid|') +
        anyGridProp('rows'),
    ],
    ['row spanning', grid('row-spanning/'), grid('#plans|') + anyGridProp('rowSpanning')],
    ['row ordering', grid('row-ordering/'), grid('#plans|') + anyGridProp('rowReordering')],
    ['row pinning', grid('row-pinning/'), grid('#plans|') + anyGridProp('pinnedRows')],
    [
      'editing persistence',
      grid('editing/persistence/'),
      grid('editing/#save|') +
        grid('server-side-data/#editing|') +
        grid('#editing|') +
        anyGridProp('processRowUpdate'),
    ],
    [
      'editing events',
      grid('editing/editing-events/'),
      grid('editing/#start-stop|') + anyGridProp('on*Edit*'),
    ],
    [
      'quick filter',
      grid('filtering/quick-filter/'),
      grid('filtering/#quick-filter|/x/api/data-grid/quick-filter/'),
    ],
    [
      'server-side filter',
      grid('filtering/server-side/'),
      grid('filtering/#server|') + anyGridProp('filterMode'),
    ],
    ['multi filters', grid('filtering/multi-filters/'), grid('filtering/#several')],
    [
      'header filters',
      grid('filtering/header-filters/'),
      grid('filtering/#header-filters|') + anyGridProp('headerFilter*'),
    ],
    ['cell selection', grid('cell-selection/'), grid('#plans|') + anyGridProp('cellSelection*')],
    [
      'virtualization',
      grid('virtualization/'),
      grid('#first-grid|') + anyGridProp('disableVirtualization'),
    ],
    ['accessibility', grid('accessibility/'), grid('#accessibility')],
    ['localization', grid('localization/'), grid('#customization|') + anyGridProp('localeText')],
    [
      'aggregation',
      grid('aggregation/'),
      grid('row-grouping/|') + grid('row-grouping/#totals|') + anyGridProp('aggregation*'),
    ],
    ['pivoting', grid('pivoting/'), grid('#plans|') + anyGridProp('pivot*')],
    ['copy and paste', grid('clipboard/'), grid('export/#clipboard|') + anyGridProp('*lipboard*')],
    ['list view', grid('list-view/'), grid('#plans|') + anyGridProp('listView*')],
    [
      'server-side lazy loading',
      grid('server-side-data/lazy-loading/'),
      grid('server-side-data/#scroll|') + anyGridProp('lazyLoading*'),
    ],
    ['AI assistant', grid('ai-assistant/'), grid('#plans|') + anyGridProp('aiAssistant*')],
    ['toolbar', grid('components/toolbar/'), grid('#toolbar|/x/api/data-grid/toolbar/')],
    [
      'columns panel',
      grid('components/columns-panel/'),
      grid('column-visibility/|') +
        grid('column-visibility/#panel|/x/api/data-grid/*columns-panel/'),
    ],
    [
      'filter panel',
      grid('components/filter-panel/'),
      grid('filtering/#panel|/x/api/data-grid/*filter-panel/'),
    ],
    [
      'styling recipes',
      grid('style-recipes/'),
      grid('style/|') + grid('style/#zebra|') + grid('style/#rows|') + grid('style/#cells'),
    ],
    ['overlays', grid('overlays/'), grid('#states')],
    ['custom subcomponents', grid('components/'), grid('#customization')],
    ['API object', grid('api-object/'), grid('#initial-state|') + anyGridProp('apiRef')],
    ['performance', grid('performance/'), grid('#first-grid')],
  ],
  'x-date-pickers': [
    [
      'quickstart',
      pickers('quickstart/'),
      pickers('#install|') + pickers('#first-picker|') + pickers(''),
    ],
    ['base concepts', pickers('base-concepts/'), pickers('#inside|') + pickers('')],
    ...(
      [
        ['date field', 'date-field', '#inside'],
        ['date calendar', 'date-calendar', '#inside'],
        ['time field', 'time-field', 'time-picker/#parts'],
        ['time clock', 'time-clock', 'time-picker/#parts'],
        ['digital clock', 'digital-clock', '#inside'],
        ['date time field', 'date-time-field', '#inside'],
        ['date range field', 'date-range-field', 'date-range-picker/#inputs'],
        ['date range calendar', 'date-range-calendar', '#plans'],
        ['time range picker', 'time-range-picker', '#plans'],
        ['time range field', 'time-range-field', '#plans'],
        ['date time range picker', 'date-time-range-picker', '#plans'],
        ['date time range field', 'date-time-range-field', '#plans'],
      ] as const
    ).map(([title, slug, section]): Row => [
      title,
      pickers(`${slug}/`),
      `/x/api/date-pickers/*${slug}/|${pickers(section)}`,
    ]),
    ['field components', pickers('fields/'), pickers('#inside|') + picker('field')],
    [
      'validation',
      pickers('validation/'),
      [
        picker('limits'),
        picker('states'),
        pickers('time-picker/#limits'),
        pickers('date-time-picker/#limits'),
        pickers('date-range-picker/#limits'),
      ].join('|'),
    ],
    [
      'shortcuts',
      pickers('shortcuts/'),
      picker('actions') + '|' + pickers('date-range-picker/#shortcuts'),
    ],
    ['accessibility', pickers('accessibility/'), pickers('*/#accessibility')],
    [
      'date format and localization',
      pickers('adapters-locale/'),
      pickers('localization/|') +
        pickers('localization/#format|') +
        pickers('localization/#adapter-locale|') +
        picker('locale'),
    ],
    ['calendar systems', pickers('calendar-systems/'), pickers('#adapters')],
    ['custom subcomponents', pickers('custom-components/'), picker('customization')],
    [
      'custom layout',
      pickers('custom-layout/'),
      picker('customization') + '|/x/api/date-pickers/pickers-layout/',
    ],
    ['custom field', pickers('custom-field/'), picker('field')],
    [
      'custom opening button',
      pickers('custom-opening-button/'),
      picker('field') + '|' + picker('open'),
    ],
  ],
  'x-charts': [
    [
      'quickstart',
      charts('quickstart/'),
      charts('#install|') + charts('#first-chart|') + charts(''),
    ],
    ...(
      [
        ['scatter', 'scatter', 'scatter-chart'],
        ['sparkline', 'sparkline', 'spark-line-chart'],
        ['gauge', 'gauge', 'gauge'],
        ['radar', 'radar', 'radar-chart'],
        ['heatmap', 'heatmap', 'heatmap'],
        ['funnel', 'funnel', 'funnel-chart'],
        ['sankey', 'sankey', 'sankey-chart'],
      ] as const
    ).map(([title, slug, component]): Row => [
      title,
      charts(`${slug}/`),
      `/x/api/charts/${component}/|${charts('#inside')}`,
    ]),
    ['animation', charts('animation/'), bars('customization') + '|/x/api/charts/*-skipAnimation'],
    ['composition', charts('composition/'), charts('#inside|/x/api/charts/charts-container/')],
    [
      'label',
      charts('label/'),
      bars('labels') + '|' + charts('pie/#labels|') + charts('axis/#labels'),
    ],
    [
      'legend',
      charts('legend/'),
      charts('tooltip/|') +
        charts('tooltip/#legend|') +
        bars('legend') +
        '|/x/api/charts/charts-legend/',
    ],
    ['stacking', charts('stacking/'), bars('stack') + '|' + charts('lines/#area')],
    ['styling', charts('styling/'), bars('customization') + '|' + bars('colors')],
    ['highlighting', charts('highlighting/'), bars('tooltip') + '|' + charts('pie/#highlight')],
    ['zoom and pan', charts('zoom-and-pan/'), charts('#plans')],
    ['export', charts('export/'), charts('#plans')],
  ],
  'x-tree-view': [
    ['quickstart', tree('quickstart/'), tree('#install|') + tree('#first-tree|') + tree('')],
    [
      'simple tree view selection',
      tree('simple-tree-view/selection/'),
      tree('#selection|/x/api/tree-view/simple-tree-view/*elect*'),
    ],
    [
      'rich tree view expansion',
      tree('rich-tree-view/expansion/'),
      tree('#expansion|/x/api/tree-view/rich-tree-view/*xpan*'),
    ],
    ['rich tree view items', tree('rich-tree-view/items/'), tree('#data|') + tree('#items')],
    [
      'simple tree view customization',
      tree('simple-tree-view/customization/'),
      tree('#customization|') + tree('#icons|') + tree('#items'),
    ],
    ['rich tree view focus', tree('rich-tree-view/focus/'), tree('#methods')],
    ['editing', tree('rich-tree-view/editing/'), tree('#editing')],
    ['lazy loading', tree('rich-tree-view/lazy-loading/'), tree('#plans|') + tree('#forms')],
    ['ordering', tree('rich-tree-view/ordering/'), tree('#plans|') + tree('#forms')],
    ['selection', tree('selection/'), tree('#selection')],
    ['expansion', tree('expansion/'), tree('#expansion')],
    ['accessibility', tree('accessibility/'), tree('#accessibility')],
    [
      'item customization',
      tree('tree-item-customization/'),
      tree('#items|') + tree('#icons|/x/api/tree-view/tree-item/'),
    ],
    [
      'migration from lab',
      '/x/migration/migration-tree-view-lab/',
      tree(
        '#install|/material-ui/migration/v5-component-changes/#moved|/material-ui/about-the-lab/#moved',
      ),
    ],
  ],
  'toolpad-core': [
    ['installation', core('introduction/installation/'), core('introduction/#install')],
    ['base concepts', core('introduction/base-concepts/'), core('introduction/*')],
    ['tutorial', core('introduction/tutorial/'), core('introduction/#first-dashboard')],
    ['Next.js App Router', core('integrations/nextjs-approuter/'), core('introduction/#routers')],
    [
      'Next.js Pages Router',
      core('integrations/nextjs-pagesrouter/'),
      core('introduction/#routers'),
    ],
    ['Vite with React Router', core('integrations/react-router/'), core('introduction/#routers')],
    ['all components', core('all-components/'), core('introduction/#inside')],
    [
      'app provider',
      core('react-app-provider/'),
      core('api/*app-provider/|') + core('introduction/#inside'),
    ],
    [
      'page container',
      core('react-page-container/'),
      core('api/page-container/|') + core('react-dashboard-layout/#page'),
    ],
    [
      'account',
      core('react-account/'),
      core('api/account/|') + core('react-dashboard-layout/#account'),
    ],
    ['CRUD', core('react-crud/'), core('api/crud/|') + core('introduction/#inside')],
    [
      'useDialogs',
      core('react-use-dialogs/'),
      core('api/use-dialogs/|') + core('introduction/#inside'),
    ],
    [
      'useNotifications',
      core('react-use-notifications/'),
      core('api/use-notifications/|') + core('introduction/#inside'),
    ],
    ['useSession', core('react-use-session/'), core('api/use-session/')],
    [
      'persisted state',
      core('react-persistent-state/'),
      core('api/use-*-storage-state/|') + core('introduction/#inside'),
    ],
  ],
  'toolpad-studio': [
    ['why Toolpad Studio', studio('why-toolpad/'), studio('|') + studio('#instead')],
    ['custom functions', '/toolpad/studio/concepts/custom-functions/', studio('#project')],
    ['file structure', '/toolpad/studio/concepts/file-structure/', studio('#project')],
    ['deployment', '/toolpad/studio/concepts/deployment/', studio('#run')],
    ['custom components', '/toolpad/studio/concepts/custom-components/', studio('#project')],
    ['queries', '/toolpad/studio/concepts/queries/', studio('#project')],
    ['file schema', '/toolpad/studio/reference/file-schema/', studio('#project')],
  ],
  'base-ui': [
    ['quickstart', '/base-ui/getting-started/quickstart/', '/base-ui/getting-started/*'],
    [
      'customization',
      '/base-ui/getting-started/customization/',
      '/base-ui/getting-started/usage/*',
    ],
    [
      'working with Tailwind CSS',
      '/base-ui/guides/working-with-tailwind-css/',
      '/base-ui/getting-started/usage/#slots|/base-ui/getting-started/usage/',
    ],
    [
      'overriding component structure',
      '/base-ui/guides/overriding-component-structure/',
      '/base-ui/getting-started/usage/#slots|/base-ui/getting-started/usage/',
    ],
    ...[
      'badge',
      'click-away listener',
      'focus trap',
      'form control',
      'input',
      'menu',
      'modal',
      'no-SSR',
      'number input',
      'popper',
      'popup',
      'portal',
      'snackbar',
      'switch',
      'table pagination',
      'tabs',
      'textarea autosize',
      'transitions',
    ].map((title): Row => {
      const path = `/base-ui/react-${title.toLowerCase().replace(' ', '-')}/`;
      return [title, path, `${path}*|/base-ui/all-components/*`];
    }),
    ['autocomplete', '/base-ui/react-autocomplete/', '/base-ui/react-autocomplete/*'],
  ],
};

function grid(place: string): string {
  return `/x/react-data-grid/${place}`;
}
function column(section: string): string {
  return grid(`column-definition/#${section}`);
}
function pickers(place: string): string {
  return `/x/react-date-pickers/${place}`;
}
function picker(section: string): string {
  return pickers(`date-picker/#${section}`);
}
function charts(place: string): string {
  return `/x/react-charts/${place}`;
}
function bars(section: string): string {
  return charts(`bars/#${section}`);
}
function tree(place: string): string {
  return `/x/react-tree-view/${place}`;
}
function core(place: string): string {
  return `/toolpad/core/${place}`;
}
function studio(place: string): string {
  return `/toolpad/studio/getting-started/${place}`;
}
