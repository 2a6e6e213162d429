import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ThermostatIcon from '@mui/icons-material/Thermostat';

const STATIONS = [
  { name: 'Hut by the lake', reading: '4.2 degrees, wind 11 km/h' },
  { name: 'Upper ridge', reading: '0.8 degrees below zero, wind 46 km/h' },
];

export default function StationCard() {
  const [index, setIndex] = React.useState(0);
  const [loading, setLoading] = React.useState(false);
  const station = STATIONS[index];

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setIndex((shown) => (shown + 1) % STATIONS.length);
      setLoading(false);
    }, 1800);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={1.5} sx={{ width: 320 }}>
      <Card orientation="horizontal" aria-busy={loading} sx={{ minHeight: 92 }}>
        {loading ? (
          <Skeleton variant="circular" width={40} height={40} sx={{ flexShrink: 0 }} />
        ) : (
          <Avatar>
            <ThermostatIcon />
          </Avatar>
        )}
        <CardContent>
          <Typography level="title-md" component="h3">
            <Skeleton loading={loading}>
              <span>{station?.name}</span>
            </Skeleton>
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            <Skeleton loading={loading}>
              <span>{station?.reading}</span>
            </Skeleton>
          </Typography>
        </CardContent>
      </Card>
      <Button variant="soft" onClick={() => setLoading(true)}>
        Next station
      </Button>
      <Typography role="status" level="body-sm" textColor="text.secondary">
        {loading ? 'Loading the next station' : `${station?.name} is shown`}
      </Typography>
    </Stack>
  );
}
