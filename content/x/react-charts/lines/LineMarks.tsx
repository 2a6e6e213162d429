import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const rain = [2, 0, 31, 44, 12, 0, 3];
const highest = Math.max(...rain);

export default function LineMarks() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Rain by day in millimeters, the wettest day marked"
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={[
          {
            data: rain,
            label: 'Rain',
            shape: 'diamond',
            showMark: ({ value }) => value === highest,
          },
        ]}
        height={220}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
