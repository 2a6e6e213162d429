import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatEuros, months, open, overdue, paid } from './invoices.ts';

export default function LegendToggle() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Invoices by month; press a name in the legend to hide its line"
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[{ width: 55 }]}
        series={[
          { id: 'paid', data: paid, label: 'Paid', valueFormatter: formatEuros },
          { id: 'open', data: open, label: 'Open', valueFormatter: formatEuros },
          { id: 'overdue', data: overdue, label: 'Overdue', valueFormatter: formatEuros },
        ]}
        initialHiddenItems={[{ type: 'line', seriesId: 'overdue' }]}
        height={260}
        slotProps={{ legend: { toggleVisibilityOnClick: true } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
