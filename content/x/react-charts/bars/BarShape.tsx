import * as React from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarShape() {
  const [gap, setGap] = React.useState(0.4);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Flour used in two years, in tons"
        xAxis={[{ data: ['Spring', 'Summer', 'Fall'], categoryGapRatio: gap, barGapRatio: -0.3 }]}
        series={[
          { data: [3.1, 2.4, 3.8], label: 'Last year' },
          { data: [3.4, 2.9, 4.1], label: 'This year' },
        ]}
        height={260}
        borderRadius={8}
        enableKeyboardNavigation
      />
      <FormLabel id="gap-label">Room between seasons</FormLabel>
      <Slider
        aria-labelledby="gap-label"
        min={0}
        max={0.9}
        step={0.1}
        value={gap}
        onChange={(_event, value) => setGap(Array.isArray(value) ? gap : value)}
      />
    </Box>
  );
}
