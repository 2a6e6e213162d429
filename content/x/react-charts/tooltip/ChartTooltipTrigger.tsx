import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatEuros, months, open, paid } from './invoices.ts';

type Trigger = 'axis' | 'item' | 'none';

export default function ChartTooltipTrigger() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={trigger}
        onChange={(_event, value: Trigger | null) => setTrigger(value ?? trigger)}
        aria-label="Trigger of the tooltip"
      >
        <ToggleButton value="axis">Axis</ToggleButton>
        <ToggleButton value="item">Item</ToggleButton>
        <ToggleButton value="none">None</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Invoices by month, paid and open"
        xAxis={[{ data: months }]}
        yAxis={[{ width: 55 }]}
        series={[
          { data: paid, label: 'Paid', valueFormatter: formatEuros },
          { data: open, label: 'Open', valueFormatter: formatEuros },
        ]}
        height={280}
        slotProps={{ tooltip: { trigger } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
