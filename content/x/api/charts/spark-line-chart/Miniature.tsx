import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function Miniature() {
  return (
    <SparkLineChart width={220} height={80} data={[1, 4, 2, 5, 7, 4, 6]} area curve="natural" />
  );
}
