import { LineChart } from '@mui/x-charts/LineChart';

export default function Miniature() {
  return (
    <LineChart
      width={290}
      height={180}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      hideLegend
      skipAnimation
      series={[
        { data: [2, 4, 3, 6, 5], area: true, showMark: false },
        { data: [1, 2, 4, 4, 7], showMark: false },
      ]}
      xAxis={[{ data: [1, 2, 3, 4, 5] }]}
      yAxis={[{ width: 28 }]}
    />
  );
}
