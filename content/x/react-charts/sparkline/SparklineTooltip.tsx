import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { days, depots } from './depots.ts';

const lastDay = days.length - 1;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const xAxis = {
  data: days.map((_day, index) => index),
  valueFormatter: (index: number) => `${days[index]}, ${relative.format(index - lastDay, 'day')}`,
};

export default function SparklineTooltip() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <SparkLineChart
        title="Parcels from Leeds, last ten days"
        data={depots[0]?.parcels ?? []}
        xAxis={xAxis}
        valueFormatter={(value) => `${value} parcels`}
        showHighlight
        showTooltip
        height={80}
      />
    </Box>
  );
}
