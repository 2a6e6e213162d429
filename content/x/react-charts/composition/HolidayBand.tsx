import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { centimeters, snow, weeks } from './slopes.ts';

function Holidays({ from, to }: { from: string; to: string }) {
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'point'>();
  const { palette } = useTheme();
  const start = xScale(from) ?? 0;
  const end = xScale(to) ?? 0;

  return (
    <g>
      <rect x={start} y={top} width={end - start} height={height} fill={palette.action.selected} />
      <text x={(start + end) / 2} y={top + 16} textAnchor="middle" fill={palette.text.primary}>
        Holidays
      </text>
    </g>
  );
}

export default function HolidayBand() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Snow on the slopes by week, with the holidays from week 51 to week 2"
        xAxis={[{ data: weeks, scaleType: 'point', valueFormatter: (week: string) => `W ${week}` }]}
        yAxis={[{ valueFormatter: (value: number) => `${value} cm`, width: 60, min: 0 }]}
        series={[{ data: snow, label: 'Snow', valueFormatter: centimeters }]}
        height={260}
        hideLegend
        enableKeyboardNavigation
      >
        <Holidays from="51" to="2" />
      </LineChart>
    </Box>
  );
}
