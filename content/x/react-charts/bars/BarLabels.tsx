import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['Morning', 'Late morning', 'Noon', 'Afternoon', 'Evening'];

export default function BarLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Customers by time of day"
        xAxis={[{ data: hours }]}
        yAxis={[{ position: 'none', max: 90 }]}
        series={[
          {
            data: [81, 46, 39, 22, 54],
            label: 'Customers',
            barLabel: ({ value }) => (value === null || value < 30 ? null : String(value)),
            barLabelPlacement: 'outside',
          },
        ]}
        height={240}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
