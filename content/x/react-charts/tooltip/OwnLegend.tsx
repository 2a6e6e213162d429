import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useLegend } from '@mui/x-charts/hooks';
import { BarChart } from '@mui/x-charts/BarChart';
import { formatEuros, months, open, overdue, paid } from './invoices.ts';

function ChipLegend() {
  const { items } = useLegend();

  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ gridArea: 'legend', flexWrap: 'wrap', gap: 1, listStyle: 'none', p: 0, m: 0 }}
    >
      {items.map(({ seriesId, label, color }) => (
        <li key={seriesId}>
          <Chip label={label} variant="outlined" sx={{ borderColor: color, borderWidth: 2 }} />
        </li>
      ))}
    </Stack>
  );
}

export default function OwnLegend() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Invoices by month, with chips as a legend"
        xAxis={[{ data: months }]}
        yAxis={[{ width: 55 }]}
        series={[
          { data: paid, label: 'Paid', valueFormatter: formatEuros },
          { data: open, label: 'Open', valueFormatter: formatEuros },
          { data: overdue, label: 'Overdue', valueFormatter: formatEuros },
        ]}
        height={260}
        slots={{ legend: ChipLegend }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
