import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import type { ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
import { formatEuros, months, open, overdue, paid } from './invoices.ts';

function MonthContent() {
  const month = useAxesTooltip()?.[0];
  if (!month) {
    return null;
  }
  const total = month.seriesItems.reduce((sum, { value }) => sum + Number(value), 0);

  return (
    <Paper elevation={4} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">{month.axisFormattedValue}</Typography>
      {month.seriesItems.map(({ seriesId, color, formattedLabel, formattedValue }) => (
        <Typography
          key={seriesId}
          variant="body2"
          sx={{ borderInlineStart: `4px solid ${color}`, paddingInlineStart: 1 }}
        >
          {formattedLabel}: {formattedValue}
        </Typography>
      ))}
      <Typography variant="subtitle2">Total: {formatEuros(total)}</Typography>
    </Paper>
  );
}

function MonthTooltip(props: ChartsTooltipProps) {
  return (
    <ChartsTooltipContainer {...props}>
      <MonthContent />
    </ChartsTooltipContainer>
  );
}

export default function TooltipTotal() {
  const shared = { stack: 'all', valueFormatter: formatEuros };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Invoices by month, with their sum in the tooltip"
        xAxis={[{ data: months }]}
        yAxis={[{ width: 55 }]}
        series={[
          { ...shared, data: paid, label: 'Paid' },
          { ...shared, data: open, label: 'Open' },
          { ...shared, data: overdue, label: 'Overdue' },
        ]}
        height={280}
        slots={{ tooltip: MonthTooltip }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
