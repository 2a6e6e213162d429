import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { years } from './tickets.ts';

export default function StackGroups() {
  const { primary, secondary } = useTheme().palette;

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Tickets for the north and the south ferry by year, in thousands"
        xAxis={[{ data: years }]}
        series={[
          { label: 'North, adults', stack: 'north', data: [61, 68, 74, 83], color: primary.main },
          {
            label: 'North, children',
            stack: 'north',
            data: [20, 24, 29, 31],
            color: primary.light,
          },
          { label: 'South, adults', stack: 'south', data: [43, 50, 57, 66], color: secondary.main },
          {
            label: 'South, children',
            stack: 'south',
            data: [18, 22, 26, 31],
            color: secondary.light,
          },
        ]}
        height={300}
        enableKeyboardNavigation
      />
    </Box>
  );
}
