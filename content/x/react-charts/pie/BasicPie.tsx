import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import { loans } from './loans.ts';

export default function BasicPie() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Loans of the library in May, by subject"
        series={[{ data: loans, valueFormatter: ({ value }) => `${value} loans` }]}
        height={240}
        enableKeyboardNavigation
      />
    </Box>
  );
}
