import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { huts, months } from './huts.ts';

export default function LegendBelow() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Nights in five mountain huts, by month"
        xAxis={[{ data: months }]}
        series={huts.map(({ id, label, nights }) => ({ id, label, data: nights, stack: 'all' }))}
        height={260}
        slotProps={{
          legend: {
            position: { vertical: 'bottom', horizontal: 'center' },
            sx: { typography: 'body2', justifyContent: 'center', columnGap: 3, rowGap: 1 },
          },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
