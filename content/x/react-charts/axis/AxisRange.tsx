import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const ranges = {
  nice: {},
  strict: { domainLimit: 'strict' },
  fixed: { min: 35, max: 42 },
} as const;

export default function AxisRange() {
  const [range, setRange] = React.useState<keyof typeof ranges>('nice');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={range}
        onChange={(_event, value: keyof typeof ranges | null) => setRange(value ?? range)}
        aria-label="Range of the value axis"
      >
        <ToggleButton value="nice">Nice</ToggleButton>
        <ToggleButton value="strict">Strict</ToggleButton>
        <ToggleButton value="fixed">Fixed</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Temperature of a patient by hour, in degrees Celsius"
        xAxis={[
          {
            data: [0, 4, 8, 12, 16, 20, 24],
            max: 24,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[ranges[range]]}
        series={[{ data: [38.3, 38.9, 39.4, 39.1, 38.2, 37.6, 37.3], label: 'Temperature' }]}
        height={240}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
