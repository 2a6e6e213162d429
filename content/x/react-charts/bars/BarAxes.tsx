import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const ovens = ['A', 'B', 'C', 'D'];

export default function BarAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Heat of the ovens, and where they become too hot"
        xAxis={[{ data: ovens, label: 'Oven', height: 50, tickLabelStyle: { fontSize: 14 } }]}
        yAxis={[
          {
            label: 'Degrees',
            min: 0,
            max: 300,
            tickNumber: 4,
            valueFormatter: (value: number) => `${value}°`,
          },
        ]}
        series={[{ data: [238, 226, 251, 219], label: 'Now', valueFormatter: (v) => `${v}°` }]}
        height={300}
        hideLegend
        grid={{ horizontal: true }}
        enableKeyboardNavigation
      >
        <ChartsReferenceLine y={270} label="Too hot" />
      </BarChart>
    </Box>
  );
}
