import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const parcels = [925, 934, 899, 936, 957, 400, 322, 916, 930, 941];

export default function SparklineCard() {
  return (
    <Paper variant="outlined" sx={{ width: 240, p: 2 }}>
      <Typography variant="subtitle2">Parcels sent today</Typography>
      <Typography variant="h4" component="p">
        941
      </Typography>
      <SparkLineChart
        title="Parcels sent on the last ten days: fewer on the weekend, now 941"
        data={parcels}
        area
        curve="monotoneX"
        height={60}
      />
    </Paper>
  );
}
