import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { hours } from './listeners.ts';

export default function StripedForecast() {
  const stripes = React.useId();
  const color = useTheme().palette.primary.main;

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Listeners of Wave by hour, in thousands, today until 15:00 and expected after that"
        xAxis={[{ data: hours }]}
        series={[
          { label: 'Today', data: [42, 61, 55, 48, null, null], color, stack: 'day' },
          {
            label: 'Expected',
            data: [null, null, null, null, 66, 31],
            color: `url("#${stripes}")`,
            stack: 'day',
          },
        ]}
        height={240}
        enableKeyboardNavigation
      >
        <defs>
          <pattern
            id={stripes}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={4} height={8} fill={color} />
          </pattern>
        </defs>
      </BarChart>
    </Box>
  );
}
