import Box from '@mui/material/Box';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { months } from './huts.ts';

function DashMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 14 14" className={className}>
      <path d="M0 7h14" stroke={color} strokeWidth={3} strokeDasharray="4 1" />
    </svg>
  );
}

export default function DashMarks() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Nights in Larch Hut by month, this year and last year"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={[
          { id: 'now', label: '2026', data: [310, 620, 690, 480, 150] },
          {
            id: 'before',
            label: '2025',
            data: [280, 560, 640, 500, 190],
            labelMarkType: DashMark,
            showMark: false,
          },
        ]}
        height={240}
        sx={{ [`& .${lineClasses.line}[data-series="before"]`]: { strokeDasharray: '8 3' } }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
