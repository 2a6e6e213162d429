import { Gauge } from '@mui/x-charts/Gauge';

export default function Miniature() {
  return (
    <Gauge skipAnimation width={170} height={170} value={64} startAngle={-110} endAngle={110} />
  );
}
