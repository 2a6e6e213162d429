import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { days, depots } from './depots.ts';

const lastDay = days.length - 1;

export default function SparklineTooltip() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <SparkLineChart
        title="Parcels from Leeds, last ten days"
        data={depots[0]?.parcels ?? []}
        xAxis={{
          data: days.map((_day, index) => index),
          valueFormatter: (index: number) =>
            index === lastDay ? 'Today' : `${days[index]}, ${lastDay - index} days ago`,
        }}
        valueFormatter={(value) => `${value} parcels`}
        showHighlight
        showTooltip
        slotProps={{ tooltip: { trigger: 'axis' } }}
        height={80}
      />
    </Box>
  );
}
