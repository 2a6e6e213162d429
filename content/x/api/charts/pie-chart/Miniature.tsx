import { PieChart } from '@mui/x-charts/PieChart';

const PARTS = [5, 3, 2].map((value, id) => ({ id, value }));

export default function Miniature() {
  return (
    <PieChart
      width={170}
      height={170}
      hideLegend
      skipAnimation
      margin={0}
      series={[{ data: PARTS, innerRadius: 36, paddingAngle: 2, cornerRadius: 4 }]}
    />
  );
}
