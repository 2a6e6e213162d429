import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = ['Applied', 'Phone call', 'Interview', 'Trial day', 'Hired'];
const applicants = [240, 164, 92, 48, 30];
const percent = new Intl.NumberFormat('en', { style: 'percent' });

export default function HiringFunnel() {
  const color = useTheme().palette.primary.main;

  return (
    <Box sx={{ width: '100%', position: 'relative' }}>
      <FunnelChart
        title="Applicants to a bakery at each step, from 240 who applied to 30 who were hired"
        categoryAxis={{ categories: steps, size: 80, disableLine: true, disableTicks: true }}
        series={[
          {
            data: applicants.map((value, index) => ({
              value,
              label: `${steps[index]}: ${value}`,
              color,
            })),
            variant: 'outlined',
            valueFormatter: ({ value }) => percent.format(value / 240),
          },
        ]}
        gap={4}
        height={300}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
