import type { Plan } from '../../model/navigation.ts';

/** A package whose components and hooks are documented. */
export interface ApiPackage {
  readonly name: string;
  readonly productId: string;
  readonly plan: Plan | null;
  /**
   * Public components are those whose comment links an API page.
   * These are public too, though their comments lack the link.
   */
  readonly also: readonly string[];
  /** Linked, yet not meant to be documented: parts of another product's page. */
  readonly except: readonly string[];
  /** Our words for public props that have no comment and would be left out: `Component.prop` → text. */
  readonly undescribed: Readonly<Record<string, string>>;
}

const COLUMN_GROUPS =
  'Groups of columns, which may hold further groups, each under a header of its own.';
const TREE_ITEMS = 'The items of the tree, each with its children.';

/** Every documented package and the product its pages belong to. */
export const API_PACKAGES = [
  describePackage('@mui/material', 'material-ui', { except: ['useAutocomplete'] }),
  describePackage('@mui/lab', 'material-ui'),
  describePackage('@mui/joy', 'joy-ui'),
  describePackage('@mui/base', 'base-ui'),
  describePackage('@mui/system', 'system', {
    except: ['ThemeProvider'],
  }),
  describePackage('@mui/x-data-grid', 'x-data-grid', {
    also: ['GridFilterForm', 'GridFilterPanel', 'GridToolbarQuickFilter'],
    undescribed: { 'DataGrid.columnGroupingModel': COLUMN_GROUPS },
  }),
  describePackage('@mui/x-data-grid-pro', 'x-data-grid', {
    plan: 'pro',
    undescribed: { 'DataGridPro.columnGroupingModel': COLUMN_GROUPS },
  }),
  describePackage('@mui/x-data-grid-premium', 'x-data-grid', {
    plan: 'premium',
    also: ['GridChartsPanel', 'GridChartsRendererProxy'],
    undescribed: { 'DataGridPremium.columnGroupingModel': COLUMN_GROUPS },
  }),
  describePackage('@mui/x-date-pickers', 'x-date-pickers', {
    also: ['PickerDay2', 'PickersActionBar', 'PickersTextField'],
  }),
  describePackage('@mui/x-date-pickers-pro', 'x-date-pickers', {
    plan: 'pro',
    also: [
      'DateRangePickerDay2',
      'DateTimeRangePickerTabs',
      'DateTimeRangePickerToolbar',
      'DesktopTimeRangePicker',
      'MobileTimeRangePicker',
      'PickersRangeCalendarHeader',
      'TimeRangePickerToolbar',
    ],
  }),
  describePackage('@mui/x-charts', 'x-charts', {
    also: [
      'BarElement',
      'BarLabel',
      'ChartContainer',
      'ChartDataProvider',
      'ChartsAxisTooltipContent',
      'ChartsBrushOverlay',
      'ChartsItemTooltipContent',
      'ChartsLegend',
      'ChartsReferenceLine',
      'ChartsText',
      'ChartsWrapper',
      'ContinuousColorLegend',
      'FocusedRadarMark',
      'Gauge',
      'GaugeContainer',
      'PieArc',
      'PieArcLabel',
      'PieArcLabelPlot',
      'PieArcPlot',
      'PiecewiseColorLegend',
      'RadarAxis',
      'RadarAxisHighlight',
      'RadarDataProvider',
      'RadarGrid',
      'RadarMetricLabels',
      'RadarSeriesArea',
      'RadarSeriesMarks',
      'RadarSeriesPlot',
      'Toolbar',
      'ToolbarButton',
    ],
  }),
  describePackage('@mui/x-charts-pro', 'x-charts', {
    plan: 'pro',
    also: [
      'ChartContainerPro',
      'ChartDataProviderPro',
      'ChartZoomSlider',
      'ChartsToolbarImageExportTrigger',
      'ChartsToolbarPrintExportTrigger',
      'ChartsToolbarPro',
      'ChartsToolbarZoomInTrigger',
      'ChartsToolbarZoomOutTrigger',
      'ChartsZoomSlider',
      'FocusedFunnelSection',
      'FocusedHeatmapCell',
      'FocusedSankeyLink',
      'FocusedSankeyNode',
      'FunnelChart',
      'FunnelPlot',
      'Heatmap',
      'HeatmapPlot',
      'HeatmapTooltip',
      'HeatmapTooltipContent',
      'PieChartPro',
      'SankeyDataProvider',
      'SankeyPlot',
      'SankeyTooltip',
      'SankeyTooltipContent',
    ],
  }),
  describePackage('@mui/x-tree-view', 'x-tree-view', {
    also: ['TreeItemDragAndDropOverlay', 'TreeItemIcon', 'TreeItemProvider'],
    undescribed: { 'RichTreeView.items': TREE_ITEMS },
  }),
  describePackage('@mui/x-tree-view-pro', 'x-tree-view', {
    plan: 'pro',
    undescribed: { 'RichTreeViewPro.items': TREE_ITEMS },
  }),
  describePackage('@toolpad/core', 'toolpad-core', {
    except: ['useLocaleText'],
    also: [
      'LocalizationProvider',
      'useDialogs',
      'useLocalStorageState',
      'useNotifications',
      'useSession',
      'useSessionStorageState',
    ],
  }),
] as const satisfies readonly ApiPackage[];

/** A row of the table with its usual values filled in. */
export function describePackage(
  name: string,
  productId: string,
  further: Partial<Omit<ApiPackage, 'name' | 'productId'>> = {},
): ApiPackage {
  const usual = { plan: null, also: [], except: [], undescribed: {} };
  return { name, productId, ...usual, ...further };
}
