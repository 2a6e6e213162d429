import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const counts = [
  { day: 'Mon', bridge: 1840, park: 920 },
  { day: 'Tue', bridge: 2010, park: 880 },
  { day: 'Wed', bridge: 1720, park: 940 },
  { day: 'Thu', bridge: 2130, park: 1010 },
  { day: 'Fri', bridge: 1950, park: 1260 },
];

export default function BikeCounter() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Bicycles counted from Monday to Friday, on the bridge and in the park"
        dataset={counts}
        xAxis={[{ dataKey: 'day', scaleType: 'point' }]}
        yAxis={[{ min: 0 }]}
        series={[
          { dataKey: 'bridge', label: 'Bridge' },
          { dataKey: 'park', label: 'Park' },
        ]}
        height={260}
        enableKeyboardNavigation
      />
    </Box>
  );
}
