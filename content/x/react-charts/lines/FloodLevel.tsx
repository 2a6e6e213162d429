import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const flood = 3.5;

export default function FloodLevel() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Level of the river by hour, in another color above the flood level of 3.5 meters"
        xAxis={[{ data: hours, max: 24, valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[
          {
            max: 4.5,
            colorMap: {
              type: 'piecewise',
              thresholds: [flood],
              colors: [palette.info.main, palette.error.main],
            },
          },
        ]}
        series={[{ data: [2.4, 2.6, 3.1, 3.7, 4.2, 4.1, 3.6, 3.2, 2.9], label: 'Level' }]}
        height={280}
        hideLegend
        enableKeyboardNavigation
      >
        <ChartsReferenceLine
          y={flood}
          label="Flood"
          labelAlign="start"
          lineStyle={{ stroke: palette.error.main, strokeDasharray: '4 4' }}
        />
      </LineChart>
    </Box>
  );
}
