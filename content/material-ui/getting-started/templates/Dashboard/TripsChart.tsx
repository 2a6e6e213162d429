import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { weeks, type WeekName } from './data';

export default function TripsChart({ week }: { week: WeekName }) {
  const days = weeks[week];

  return (
    <Card variant="outlined" sx={{ height: '100%' }}>
      <CardContent>
        <Typography variant="h6" component="h2" gutterBottom>
          Trips by day
        </Typography>
        <BarChart
          title="Trips by day, of members and visitors"
          height={280}
          margin={{ left: 0, right: 8 }}
          xAxis={[{ data: days.map(({ day }) => day), scaleType: 'band' }]}
          yAxis={[{ width: 48 }]}
          series={[
            { data: days.map(({ members }) => members), label: 'Members', stack: 'trips' },
            { data: days.map(({ visitors }) => visitors), label: 'Visitors', stack: 'trips' },
          ]}
          grid={{ horizontal: true }}
          enableKeyboardNavigation
        />
      </CardContent>
    </Card>
  );
}
