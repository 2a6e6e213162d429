import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Deliveries by supplier"
        xAxis={[{ data: ['April', 'May'] }]}
        series={[
          { data: [12, 15], label: 'Mill' },
          { data: [8, 6], label: 'Dairy', labelMarkType: 'circle' },
          { data: [4, 7], label: 'Farm', labelMarkType: 'line' },
        ]}
        height={220}
        slotProps={{
          legend: {
            direction: 'vertical',
            position: { vertical: 'middle', horizontal: 'end' },
            sx: { typography: 'body2' },
          },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
