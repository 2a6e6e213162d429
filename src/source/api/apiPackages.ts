import type { Plan } from '../../model/navigation.ts';

/** A package whose components and hooks are documented. */
export interface ApiPackage {
  readonly name: string;
  readonly productId: string;
  readonly plan: Plan | null;
  /** The package of the same repository whose version names the release's tag. */
  readonly releasedWith: string;
  /**
   * Public components are those whose comment links an API page.
   * These are public too, though their comments lack the link.
   */
  readonly also: readonly string[];
  /** Linked, yet not meant to be documented: parts of another product's page. */
  readonly except: readonly string[];
}

/** Every documented package and the product its pages belong to. */
export const API_PACKAGES = [
  describePackage('@mui/material', 'material-ui', { except: ['useAutocomplete'] }),
  describePackage('@mui/lab', 'material-ui', { releasedWith: '@mui/material' }),
  describePackage('@mui/joy', 'joy-ui', { releasedWith: '@mui/material' }),
  describePackage('@mui/base', 'base-ui', { releasedWith: '@mui/material' }),
  describePackage('@mui/system', 'system', {
    releasedWith: '@mui/material',
    except: ['ThemeProvider'],
  }),
  describePackage('@mui/x-data-grid', 'x-data-grid', {
    also: ['GridFilterForm', 'GridFilterPanel', 'GridToolbarQuickFilter'],
  }),
  describePackage('@mui/x-data-grid-pro', 'x-data-grid', { plan: 'pro' }),
  describePackage('@mui/x-data-grid-premium', 'x-data-grid', {
    plan: 'premium',
    also: ['GridChartsPanel', 'GridChartsRendererProxy'],
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
  }),
  describePackage('@mui/x-tree-view-pro', 'x-tree-view', { plan: 'pro' }),
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
  return { name, productId, plan: null, releasedWith: name, also: [], except: [], ...further };
}
