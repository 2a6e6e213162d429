import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { formatEuros, months, paid } from './invoices.ts';

export default function TooltipAnchor() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Paid invoices by month, the tooltip on top of the bar"
        xAxis={[{ data: months }]}
        yAxis={[{ width: 55 }]}
        series={[{ data: paid, label: 'Paid', valueFormatter: formatEuros }]}
        height={240}
        hideLegend
        slotProps={{
          tooltip: {
            trigger: 'item',
            anchor: 'node',
            position: 'top',
            sx: { [`& .${chartsTooltipClasses.paper}`]: { borderRadius: 3, boxShadow: 4 } },
          },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
