import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const departments = [
  'Internal medicine',
  'Physiotherapy',
  'Ear, nose and throat',
  'Children',
  'Laboratory',
  'Eye clinic',
];

export default function LongAxisLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Appointments by department"
        xAxis={[
          {
            data: departments,
            height: 100,
            tickLabelStyle: { angle: -45 },
          },
        ]}
        series={[{ data: [64, 48, 22, 57, 81, 30], label: 'Appointments' }]}
        height={320}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
