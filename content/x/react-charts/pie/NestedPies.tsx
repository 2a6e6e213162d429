import Box from '@mui/material/Box';
import { alpha, useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const branches = [
  { label: 'Center', color: 'primary', novels: 240, others: 410 },
  { label: 'Harbor', color: 'warning', novels: 130, others: 175 },
  { label: 'North', color: 'success', novels: 42, others: 160 },
] as const;

export default function NestedPies() {
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Loans by branch, the outer ring divided into novels and others"
        series={[
          {
            outerRadius: '55%',
            data: branches.map(({ label, color, novels, others }) => ({
              label,
              value: novels + others,
              color: palette[color].main,
            })),
          },
          {
            innerRadius: '60%',
            data: branches.flatMap(({ label, color, novels, others }) => [
              { label: `${label}, novels`, value: novels, color: alpha(palette[color].main, 0.7) },
              { label: `${label}, others`, value: others, color: alpha(palette[color].main, 0.4) },
            ]),
          },
        ]}
        height={240}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom' },
            sx: { justifyContent: 'center' },
          },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
