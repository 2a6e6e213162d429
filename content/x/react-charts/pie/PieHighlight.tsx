import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import { loans } from './loans.ts';

export default function PieHighlight() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Loans of the library, the slice under the pointer brought out"
        series={[
          {
            data: loans,
            innerRadius: '40%',
            outerRadius: '85%',
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 10 },
            faded: { additionalRadius: -10, color: 'gray' },
          },
        ]}
        height={240}
        enableKeyboardNavigation
      />
    </Box>
  );
}
