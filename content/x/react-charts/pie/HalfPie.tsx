import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { label: 'Taken: 46', value: 46 },
  { label: 'Free: 18', value: 18 },
];

export default function HalfPie() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Seats of the reading room, 46 of 64 taken"
        series={[
          {
            data: seats,
            startAngle: -90,
            endAngle: 90,
            innerRadius: 70,
            outerRadius: 110,
            cy: '100%',
          },
        ]}
        height={125}
        slotProps={{ legend: { direction: 'horizontal' } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
