import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const products = ['Sourdough', 'Rye with caraway', 'Cinnamon roll', 'Almond croissant'];

export default function HorizontalBars() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Pieces sold by product"
        layout="horizontal"
        yAxis={[{ data: products, width: 130 }]}
        xAxis={[{ position: 'none' }]}
        series={[{ data: [132, 88, 204, 96], label: 'Pieces' }]}
        height={260}
        hideLegend
        enableKeyboardNavigation
      />
    </Box>
  );
}
