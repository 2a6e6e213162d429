import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

export default function WholeNumberTicks() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Emergencies by hour"
        xAxis={[
          {
            data: hours,
            tickPlacement: 'middle',
            tickInterval: (_hour: number, index: number) => index % 3 === 0,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ tickMinStep: 1 }]}
        series={[{ data: [1, 0, 2, 1, 2, 1, 0, 0, 2, 1], label: 'Emergencies' }]}
        height={240}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
