import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { formatCount, repairs, stations, sum, weeks, type DayTrips, type WeekName } from './data';

export default function KeyFigures({ week }: { week: WeekName }) {
  const days = weeks[week];
  const memberTrips = sum(days.map(({ members }) => members));
  const trips = sum(days.map(countTrips));
  const busiest = days.reduce((best, day) => (countTrips(day) > countTrips(best) ? day : best));
  const docks = sum(stations.map((station) => station.docks));
  const bikes = sum(stations.map((station) => station.bikes));

  const figures = [
    { label: 'Trips', value: formatCount(trips), note: `${share(memberTrips, trips)} by members` },
    {
      label: 'Busiest day',
      value: busiest.day,
      note: `${formatCount(countTrips(busiest))} trips`,
    },
    {
      label: 'Bikes at stations',
      value: formatCount(bikes),
      note: `${share(bikes, docks)} of the docks are taken`,
    },
    {
      label: 'In the workshop',
      value: formatCount(repairs.length),
      note: 'The oldest since Monday',
    },
  ];

  return figures.map(({ label, value, note }) => (
    <Grid key={label} size={{ xs: 6, lg: 3 }}>
      <Card variant="outlined" sx={{ height: '100%' }}>
        <CardContent>
          <Typography variant="body2" component="h2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography variant="h5" component="p" sx={{ my: 0.5 }}>
            {value}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        </CardContent>
      </Card>
    </Grid>
  ));
}

function countTrips({ members, visitors }: DayTrips) {
  return members + visitors;
}

function share(part: number, whole: number) {
  return `${Math.round((part / whole) * 100)}%`;
}
