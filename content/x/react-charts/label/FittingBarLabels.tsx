import Box from '@mui/material/Box';
import { BarChart, barClasses, type BarSeries } from '@mui/x-charts/BarChart';
import { categories, colors, evenings } from './seats.ts';

const series = categories.map<BarSeries>(({ name, sold }) => ({
  data: sold,
  label: name,
  stack: 'seats',
  barLabel: ({ value }, { bar }) => (bar.height < 18 ? null : `${value}`),
}));

export default function FittingBarLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Seats sold by evening and category"
        xAxis={[{ data: evenings }]}
        series={series}
        colors={colors}
        height={300}
        sx={{ [`& .${barClasses.label}`]: { fill: 'black', fontWeight: 'bold' } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
