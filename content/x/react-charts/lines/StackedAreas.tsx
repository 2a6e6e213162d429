import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

const area = { area: true, showMark: false, stack: 'water' };

export default function StackedAreas() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Water taken from the river by month, in thousands of cubic meters"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { ...area, data: [120, 124, 131, 138, 135, 126], label: 'Households' },
          { ...area, data: [18, 46, 95, 142, 128, 51], label: 'Farms' },
          { ...area, data: [64, 62, 66, 58, 44, 63], label: 'Paper mill' },
        ]}
        height={300}
        enableKeyboardNavigation
      />
    </Box>
  );
}
