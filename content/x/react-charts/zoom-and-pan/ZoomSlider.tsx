import Box from '@mui/material/Box';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { series, timeAxis } from './turbine.ts';

export default function ZoomSlider() {
  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <LineChartPro
        title="Power of a wind turbine by hour in March, with a preview of the month"
        xAxis={[{ ...timeAxis, zoom: { slider: { enabled: true, preview: true } } }]}
        series={series}
        initialZoom={[{ axisId: 'time', start: 60, end: 85 }]}
        zoomInteractionConfig={{ zoom: ['pinch'], pan: ['drag'] }}
        showToolbar
        hideLegend
        height={300}
        skipAnimation
        enableKeyboardNavigation
      />
    </Box>
  );
}
