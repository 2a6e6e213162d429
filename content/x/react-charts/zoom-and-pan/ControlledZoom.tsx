import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChartPro, type LineChartProProps } from '@mui/x-charts-pro/LineChartPro';
import { formatHour, hours, series, timeAxis } from './turbine.ts';

type ZoomData = NonNullable<LineChartProProps['zoomData']>;

const spans = [
  { name: 'Whole month', start: 0, end: 100 },
  { name: 'First half', start: 0, end: 50 },
  { name: 'Last week', start: 77, end: 100 },
];

const dateAt = (percent: number) =>
  formatHour(hours[Math.round((percent / 100) * (hours.length - 1))] ?? new Date(0));

export default function ControlledZoom() {
  const [zoom, setZoom] = React.useState<ZoomData>([{ axisId: 'time', start: 77, end: 100 }]);
  const { start, end } = zoom[0] ?? { start: 0, end: 100 };

  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {spans.map((span) => (
          <Button
            key={span.name}
            size="small"
            onClick={() => setZoom([{ axisId: 'time', start: span.start, end: span.end }])}
          >
            {span.name}
          </Button>
        ))}
      </Stack>
      <LineChartPro
        title="Power of a wind turbine by hour in March"
        xAxis={[{ ...timeAxis, zoom: true }]}
        series={series}
        zoomData={zoom}
        onZoomChange={setZoom}
        zoomInteractionConfig={{
          zoom: [{ type: 'wheel', requiredKeys: ['Control'] }, 'pinch'],
          pan: ['drag'],
        }}
        hideLegend
        height={240}
        skipAnimation
        enableKeyboardNavigation
      />
      <Typography role="status">
        {dateAt(start)} to {dateAt(end)}
      </Typography>
    </Box>
  );
}
