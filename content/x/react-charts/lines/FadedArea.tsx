import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function FadedArea() {
  const gradientId = React.useId();
  const color = useTheme().palette.primary.main;

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Temperature of the water by day, in degrees Celsius"
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={[
          {
            data: [14, 15, 15, 17, 19, 18, 18],
            label: 'Water',
            area: true,
            showMark: false,
            color,
          },
        ]}
        height={240}
        hideLegend
        sx={{ [`& .${lineClasses.area}`]: { fill: `url("#${gradientId}")` } }}
        enableKeyboardNavigation
      >
        <defs>
          <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={color} stopOpacity={0.6} />
            <stop offset="1" stopColor={color} stopOpacity={0} />
          </linearGradient>
        </defs>
      </LineChart>
    </Box>
  );
}
