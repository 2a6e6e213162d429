import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2021', '2022', '2023', '2024', '2025'];

export default function ReversedAxis() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Place of two clinics in the yearly survey, the first place on top"
        xAxis={[{ data: years, scaleType: 'point' }]}
        yAxis={[
          { reverse: true, min: 0.5, max: 6.5, tickInterval: [1, 2, 3, 4, 5, 6], label: 'Place' },
        ]}
        series={[
          { data: [6, 4, 4, 2, 1], label: 'Harbor clinic', curve: 'linear' },
          { data: [1, 1, 3, 3, 5], label: 'Hill clinic', curve: 'linear' },
        ]}
        height={260}
        enableKeyboardNavigation
      />
    </Box>
  );
}
