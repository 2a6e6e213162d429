import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { hours, stations } from './listeners.ts';

const listeners = stations[0]?.listeners ?? [];
const most = Math.max(...listeners);

export default function PeakColor() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Listeners of Wave by hour, in thousands, most of them at 18:00"
        xAxis={[{ data: hours }]}
        series={[
          {
            data: listeners,
            label: 'Wave',
            color: palette.grey[600],
            colorGetter: ({ value }) => (value === most ? palette.primary.main : palette.grey[600]),
          },
        ]}
        height={220}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
