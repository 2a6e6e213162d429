import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarPlot, FocusedBar } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { weeks } from './slopes.ts';

export default function ProviderLayout() {
  return (
    <ChartsDataProvider
      xAxis={[{ data: weeks, scaleType: 'band' }]}
      series={[
        { type: 'bar', label: 'Day passes', data: [300, 810, 1200, 2300, 2500, 1400, 1700, 1950] },
        { type: 'bar', label: 'Week passes', data: [120, 340, 700, 2000, 2300, 700, 700, 950] },
      ]}
      height={220}
      enableKeyboardNavigation
    >
      <Paper variant="outlined" sx={{ width: '100%', p: 2 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
          <Typography variant="h6" component="h3">
            Passes by week
          </Typography>
          <ChartsLegend />
        </Stack>
        <ChartsSurface title="Day passes and week passes, by week">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <FocusedBar />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Paper>
    </ChartsDataProvider>
  );
}
