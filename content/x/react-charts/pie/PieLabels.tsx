import Box from '@mui/material/Box';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';
import { loans, total } from './loans.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

export default function PieLabels() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Loans of the library in May, in percent"
        series={[
          {
            data: loans,
            arcLabel: ({ value }) => percent.format(value / total),
            arcLabelMinAngle: 20,
            arcLabelRadius: '65%',
          },
        ]}
        height={260}
        sx={{
          [`& .${pieClasses.arcLabel}`]: { fill: 'black', fontSize: 20, fontWeight: 'bold' },
        }}
        enableKeyboardNavigation
      />
    </Box>
  );
}
