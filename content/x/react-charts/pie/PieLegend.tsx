import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import { loans } from './loans.ts';

export default function PieLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Loans of the library, the legend below"
        series={[{ data: loans }]}
        height={200}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
            sx: { justifyContent: 'center' },
          },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
