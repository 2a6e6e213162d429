import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { loans, total } from './loans.ts';

const Total = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function CenterTotal() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <Total x={left + width / 2} y={top + height / 2}>
      {total.toLocaleString('en')}
    </Total>
  );
}

export default function DonutTotal() {
  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="All loans of the library in May, with their sum in the center"
        series={[{ data: loans, innerRadius: '60%', paddingAngle: 2, cornerRadius: 4 }]}
        height={240}
        enableKeyboardNavigation
      >
        <CenterTotal />
      </PieChart>
    </Box>
  );
}
