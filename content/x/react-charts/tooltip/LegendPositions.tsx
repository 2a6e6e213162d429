import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatEuros, months, open, paid } from './invoices.ts';

const places = {
  top: { direction: 'horizontal', position: { vertical: 'top', horizontal: 'center' } },
  bottom: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
  start: { direction: 'vertical', position: { vertical: 'middle', horizontal: 'start' } },
  end: { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } },
} as const;

export default function LegendPositions() {
  const [place, setPlace] = React.useState<keyof typeof places>('bottom');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={place}
        onChange={(_event, value: keyof typeof places | null) => setPlace(value ?? place)}
        aria-label="Place of the legend"
        sx={{ mb: 1 }}
      >
        {(Object.keys(places) as (keyof typeof places)[]).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Invoices by month, with a legend that can be moved"
        xAxis={[{ data: months }]}
        yAxis={[{ width: 55 }]}
        series={[
          { data: paid, label: 'Paid', valueFormatter: formatEuros },
          { data: open, label: 'Open', valueFormatter: formatEuros },
        ]}
        height={240}
        slotProps={{ legend: places[place] }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
