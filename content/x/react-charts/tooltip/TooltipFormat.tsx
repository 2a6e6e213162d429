import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatEuros, months, overdue, paid } from './invoices.ts';

export default function TooltipFormat() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Invoices by month, paid and overdue"
        xAxis={[
          {
            data: months,
            scaleType: 'point',
            valueFormatter: (month: string, { location }) =>
              location === 'tooltip' ? `${month} 2026` : month,
          },
        ]}
        yAxis={[{ width: 55 }]}
        series={[
          { data: paid, label: 'Paid', valueFormatter: formatEuros },
          {
            data: overdue,
            label: (location) => (location === 'tooltip' ? 'Overdue, reminder sent' : 'Overdue'),
            valueFormatter: (value) => (value === 0 ? null : formatEuros(value)),
          },
        ]}
        height={260}
        enableKeyboardNavigation
      />
    </Box>
  );
}
