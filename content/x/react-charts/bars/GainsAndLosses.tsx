import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];

const euros = (value: number | null) => (value === null ? '' : `€${value}k`);

export default function GainsAndLosses() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Profit of the bakery by month, in thousands of euros"
        xAxis={[
          {
            data: months,
            tickLabelPlacement: 'middle',
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            valueFormatter: euros,
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.error.main, palette.success.main],
            },
          },
        ]}
        series={[{ data: [-4, -1, 3, 6, 2], label: 'Profit', valueFormatter: euros }]}
        height={260}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
