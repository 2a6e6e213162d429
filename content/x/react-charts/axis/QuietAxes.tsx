import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function QuietAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Vaccinations by day"
        xAxis={[{ data: days, disableTicks: true }]}
        yAxis={[{ disableLine: true, disableTicks: true, tickNumber: 3 }]}
        series={[{ data: [34, 41, 29, 46, 38], label: 'Vaccinations' }]}
        height={240}
        hideLegend
        grid={{ horizontal: true }}
        sx={{ [`& .${chartsGridClasses.line}`]: { strokeDasharray: '3 4' } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
