import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18, 21];

export default function TwoAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Pulse on the left axis and temperature on the right, by hour"
        xAxis={[
          { data: hours, domainLimit: 'strict', valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        yAxis={[
          { id: 'pulse', label: 'Beats per minute', min: 60, max: 140 },
          { id: 'heat', label: 'Degrees Celsius', min: 36, max: 40, position: 'right' },
        ]}
        series={[
          { yAxisId: 'pulse', label: 'Pulse', data: [88, 102, 110, 98, 84, 76] },
          { yAxisId: 'heat', label: 'Temperature', data: [38.4, 39.1, 39.3, 38.6, 37.8, 37.2] },
        ]}
        height={300}
        enableKeyboardNavigation
      />
    </Box>
  );
}
