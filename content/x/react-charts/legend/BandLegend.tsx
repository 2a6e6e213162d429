import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const weeks = ['27', '28', '29', '30', '31', '32', '33'];
const names = ['Beds free', 'Nearly full', 'Full'];

export default function BandLegend() {
  const { palette } = useTheme();
  const colors = [palette.success.main, palette.warning.main, palette.error.main];

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Beds taken in Larch Hut by week, in percent"
        xAxis={[{ data: weeks, valueFormatter: (week: string) => `W ${week}` }]}
        yAxis={[{ max: 100, colorMap: { type: 'piecewise', thresholds: [75, 95], colors } }]}
        series={[{ data: [64, 71, 82, 96, 100, 98, 79], label: 'Beds taken' }]}
        height={240}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            axisDirection: 'y',
            labelPosition: 'inline-end',
            labelFormatter: ({ index }) => names[index] ?? null,
          },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
