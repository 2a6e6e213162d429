import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Thu', 'Fri', 'Sat', 'Sun'];

export default function StackedBars() {
  const [isShare, setIsShare] = React.useState(false);
  const stackOffset = isShare ? 'expand' : 'none';

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isShare} onChange={(_event, checked) => setIsShare(checked)} />}
        label="As shares of the day"
      />
      <BarChart
        title="Where goods were sold"
        xAxis={[{ data: days }]}
        series={[
          { data: [35, 41, 80, 62], label: 'Shop', stack: 'places', stackOffset },
          { data: [20, 32, 38, 12], label: 'Market', stack: 'places', stackOffset },
          { data: [10, 13, 31, 31], label: 'Café', stack: 'places', stackOffset },
        ]}
        height={280}
        enableKeyboardNavigation
      />
    </Box>
  );
}
