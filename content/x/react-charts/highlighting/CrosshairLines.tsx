import Box from '@mui/material/Box';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { LineChart } from '@mui/x-charts/LineChart';
import { laps, runners } from './laps.ts';

export default function CrosshairLines() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Seconds for each lap of two runners"
        xAxis={[{ data: laps, scaleType: 'point', valueFormatter: (lap: number) => `Lap ${lap}` }]}
        series={runners
          .slice(0, 2)
          .map(({ id, label, seconds }) => ({ id, label, data: seconds, showMark: false }))}
        height={260}
        axisHighlight={{ x: 'line', y: 'line' }}
        sx={{
          [`& .${chartsAxisHighlightClasses.root}`]: { strokeWidth: 2, strokeDasharray: '2 4' },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
