import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { returns, season, single, years } from './tickets.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent' });
const totals = years.map(
  (_year, index) => (single[index] ?? 0) + (returns[index] ?? 0) + (season[index] ?? 0),
);

const writeShare = (value: number | null, { dataIndex }: { dataIndex: number }) =>
  value === null ? null : `${value},000 (${percent.format(value / (totals[dataIndex] ?? 1))})`;

const shared = {
  stack: 'tickets',
  stackOffset: 'expand',
  area: true,
  showMark: false,
  valueFormatter: writeShare,
} as const;

export default function PercentStack() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Shares of ferry tickets by year"
        xAxis={[{ data: years, scaleType: 'point' }]}
        yAxis={[{ valueFormatter: (share: number) => percent.format(share) }]}
        series={[
          { ...shared, label: 'Return', data: returns },
          { ...shared, label: 'Single', data: single },
          { ...shared, label: 'Season', data: season },
        ]}
        height={300}
        enableKeyboardNavigation
      />
    </Box>
  );
}
