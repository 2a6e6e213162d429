import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { series, timeAxis } from './turbine.ts';

export default function ZoomedTurbine() {
  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <LineChartPro
        title="Power of a wind turbine by hour in March, zoomed into the second week"
        xAxis={[{ ...timeAxis, zoom: true }]}
        series={series}
        initialZoom={[{ axisId: 'time', start: 23, end: 45 }]}
        showToolbar
        hideLegend
        height={280}
        skipAnimation
        enableKeyboardNavigation
      />
    </Box>
  );
}
