import { RadarChart } from '@mui/x-charts/RadarChart';

export default function Miniature() {
  return (
    <RadarChart
      width={230}
      height={180}
      hideLegend
      skipAnimation
      series={[{ data: [8, 5, 9, 6, 7], fillArea: true }]}
      radar={{ max: 10, metrics: ['A', 'B', 'C', 'D', 'E'] }}
    />
  );
}
