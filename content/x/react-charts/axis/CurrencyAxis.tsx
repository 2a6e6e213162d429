import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const shortEuros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
});

const months = [
  { short: 'Jan', long: 'January' },
  { short: 'Feb', long: 'February' },
  { short: 'Mar', long: 'March' },
];

export default function CurrencyAxis() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Invoices of the clinic by month, in euros"
        xAxis={[
          {
            scaleType: 'band',
            data: months.map(({ short }) => short),
            valueFormatter: (short: string, { location }) =>
              location === 'tick'
                ? short
                : (months.find((month) => month.short === short)?.long ?? short),
          },
        ]}
        yAxis={[{ width: 60, valueFormatter: (value: number) => shortEuros.format(value) }]}
        series={[
          {
            data: [41250.5, 38790, 52318.75],
            label: 'Invoices',
            valueFormatter: (value) => (value === null ? '' : euros.format(value)),
          },
        ]}
        height={240}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
