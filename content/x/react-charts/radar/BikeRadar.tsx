import Box from '@mui/material/Box';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Range', max: 160, unit: 'km' },
  { name: 'Permitted load', max: 220, unit: 'kg' },
  { name: 'Torque', max: 100, unit: 'Nm' },
  { name: 'Battery', max: 1000, unit: 'Wh' },
];

const writeValue = (value: number | null, { dataIndex }: { dataIndex: number }) =>
  value === null ? null : `${value} ${metrics[dataIndex]?.unit}`;

export default function BikeRadar() {
  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Range, load, torque and battery of three electric bikes"
        radar={{
          metrics,
          labelFormatter: (name, { location }) =>
            location === 'tick' ? name.replace(' ', '\n') : name,
        }}
        series={[
          { label: 'City', data: [90, 130, 50, 500], valueFormatter: writeValue },
          { label: 'Cargo', data: [70, 200, 85, 725], valueFormatter: writeValue },
          { label: 'Touring', data: [140, 150, 75, 800], valueFormatter: writeValue },
        ]}
        highlight="series"
        shape="circular"
        margin={{ left: 70, right: 70 }}
        height={280}
        enableKeyboardNavigation
      />
    </Box>
  );
}
