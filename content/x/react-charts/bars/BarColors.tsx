import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function BarColors() {
  const { palette } = useTheme();
  const weekday = palette.info.main;
  const weekend = palette.warning.main;

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Sales by day, the weekend in another color"
        xAxis={[
          {
            data: days,
            colorMap: {
              type: 'ordinal',
              values: days,
              colors: days.map((day) => (day.startsWith('S') ? weekend : weekday)),
            },
          },
        ]}
        series={[{ data: [41, 38, 44, 48, 62, 91, 34], label: 'Sales' }]}
        height={240}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
