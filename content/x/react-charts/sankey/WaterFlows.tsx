import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const links = [
  { source: 'Spring', target: 'Tank', value: 120 },
  { source: 'Well', target: 'Tank', value: 80 },
  { source: 'Tank', target: 'Homes', value: 95 },
  { source: 'Tank', target: 'Farms', value: 80 },
  { source: 'Tank', target: 'Leaks', value: 25 },
];

export default function WaterFlows() {
  return (
    <Box dir="ltr" sx={{ width: '100%', minHeight: 240, position: 'relative' }}>
      <NoSsr>
        <SankeyChart
          title="Water of a village per day: from spring and well through the tank to homes, farms and leaks"
          series={{ data: { links }, valueFormatter: (value) => `${value} m³` }}
          height={240}
          enableKeyboardNavigation
        />
      </NoSsr>
    </Box>
  );
}
