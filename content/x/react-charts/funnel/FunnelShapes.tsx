import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const curves = ['linear', 'linear-sharp', 'bump', 'step', 'pyramid', 'step-pyramid'] as const;

export default function FunnelShapes() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('step');

  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <TextField
        select
        label="Curve"
        size="small"
        value={curve}
        onChange={(event) => setCurve(curves.find((name) => name === event.target.value) ?? curve)}
        sx={{ minWidth: 180, mb: 1 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FunnelChart
        title="Visitors of a ticket shop at each step until they pay"
        series={[
          {
            curve,
            variant: 'outlined',
            data: [
              { value: 5200, label: 'Saw the event' },
              { value: 3100, label: 'Chose a seat' },
              { value: 1900, label: 'Opened the cart' },
              { value: 1250, label: 'Paid' },
            ],
          },
        ]}
        height={260}
        enableKeyboardNavigation
      />
    </Box>
  );
}
