import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function ClinicAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Patients in the waiting room, from 8 to 17 o'clock"
        xAxis={[
          {
            label: 'Time of day',
            data: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Patients', min: 0 }]}
        series={[{ data: [6, 14, 19, 17, 9, 5, 12, 16, 11, 4], label: 'Waiting' }]}
        height={300}
        hideLegend
        grid={{ horizontal: true }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
