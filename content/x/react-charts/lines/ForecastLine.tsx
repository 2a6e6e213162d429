import Box from '@mui/material/Box';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const meters = (value: number | null) => (value === null ? null : `${value} m`);

export default function ForecastLine() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Measured level of the river until Thursday, then the forecast"
        xAxis={[{ data: days, scaleType: 'point' }]}
        series={[
          {
            id: 'measured',
            label: 'Measured',
            data: [1.8, 1.9, 2.6, 3.2, null, null, null],
            valueFormatter: meters,
          },
          {
            id: 'forecast',
            label: 'Forecast',
            data: [null, null, null, 3.2, 3.4, 2.9, 2.5],
            valueFormatter: meters,
            showMark: false,
          },
        ]}
        height={260}
        sx={{
          [`& .${lineClasses.line}`]: { strokeWidth: 3 },
          [`& .${lineClasses.line}[data-series="forecast"]`]: { strokeDasharray: '8 6' },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
