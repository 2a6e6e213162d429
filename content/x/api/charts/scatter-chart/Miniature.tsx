import { ScatterChart } from '@mui/x-charts/ScatterChart';

const POINTS = [3, 6, 2, 8, 5, 9, 4].map((y, x) => ({ x, y, id: x }));

export default function Miniature() {
  return (
    <ScatterChart
      width={290}
      height={180}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      hideLegend
      skipAnimation
      series={[{ data: POINTS, markerSize: 6 }]}
      yAxis={[{ width: 28 }]}
    />
  );
}
