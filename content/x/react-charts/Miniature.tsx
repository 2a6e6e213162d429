import { BarChart } from '@mui/x-charts/BarChart';

export default function Miniature() {
  return (
    <BarChart
      width={290}
      height={180}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      hideLegend
      skipAnimation
      series={[{ data: [3, 5, 4, 7] }, { data: [2, 3, 6, 5] }]}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ width: 28 }]}
    />
  );
}
