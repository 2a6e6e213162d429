import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Thu', 'Fri', 'Sat', 'Sun'];
const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function BarHighlight() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Sales of two shops"
        xAxis={[{ data: days }]}
        series={[
          { data: [35, 41, 80, 62], label: 'Harbor', highlightScope },
          { data: [20, 32, 38, 12], label: 'Station', highlightScope },
        ]}
        height={260}
        axisHighlight={{ x: 'line' }}
        slotProps={{ tooltip: { trigger: 'item' } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
