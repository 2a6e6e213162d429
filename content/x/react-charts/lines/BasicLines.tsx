import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { day: 'Mon', bridge: 1.8, weir: 2.6 },
  { day: 'Tue', bridge: 1.9, weir: 2.7 },
  { day: 'Wed', bridge: 2.6, weir: 3.1 },
  { day: 'Thu', bridge: 3.2, weir: 3.8 },
  { day: 'Fri', bridge: 2.9, weir: 3.6 },
  { day: 'Sat', bridge: 2.4, weir: 3.2 },
  { day: 'Sun', bridge: 2.1, weir: 2.9 },
];

const meters = (value: number | null) => (value === null ? 'no reading' : `${value} m`);

export default function BasicLines() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Level of the river at two stations during one week"
        dataset={readings}
        xAxis={[{ dataKey: 'day', scaleType: 'point' }]}
        series={[
          { dataKey: 'bridge', label: 'Old Bridge', valueFormatter: meters },
          { dataKey: 'weir', label: 'Weir', valueFormatter: meters },
        ]}
        height={300}
        enableKeyboardNavigation
      />
    </Box>
  );
}
