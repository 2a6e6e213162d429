import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const sales = [
  { day: 'Thu', bread: 48, cake: 17 },
  { day: 'Fri', bread: 62, cake: 24 },
  { day: 'Sat', bread: 91, cake: 58 },
  { day: 'Sun', bread: 34, cake: 71 },
];

export default function BasicBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Loaves and cakes sold from Thursday to Sunday"
        dataset={sales}
        xAxis={[{ dataKey: 'day' }]}
        series={[
          { dataKey: 'bread', label: 'Bread' },
          { dataKey: 'cake', label: 'Cake' },
        ]}
        height={300}
        enableKeyboardNavigation
      />
    </Box>
  );
}
