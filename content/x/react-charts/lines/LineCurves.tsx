import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'step',
  'stepAfter',
] as const;

export default function LineCurves() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('monotoneX');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="Curve"
        size="small"
        value={curve}
        onChange={(event) => setCurve(curves.find((name) => name === event.target.value) ?? curve)}
        sx={{ minWidth: 160, mb: 1 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Opening of the sluice by hour, in percent"
        xAxis={[
          { data: [6, 8, 10, 12, 14, 16, 18], valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ data: [10, 10, 55, 80, 80, 30, 10], label: 'Sluice', curve }]}
        height={240}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
