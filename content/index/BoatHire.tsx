import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

interface Trip {
  id: number;
  name: string;
  boat: string;
  hours: number;
  back: boolean;
}

const FLEET = 8;
const PRICES: Record<string, number> = { Kayak: 12, 'Rowing boat': 18, 'Sailing dinghy': 32 };

const FIRST_TRIPS: Trip[] = [
  { id: 1, name: 'Noor Haddad', boat: 'Sailing dinghy', hours: 3, back: false },
  { id: 2, name: 'Tomas Lind', boat: 'Kayak', hours: 2, back: true },
  { id: 3, name: 'Ines Duarte', boat: 'Rowing boat', hours: 1, back: false },
];

export default function BoatHire() {
  const [trips, setTrips] = useState(FIRST_TRIPS);
  const toggle = (id: number) =>
    setTrips(trips.map((trip) => (trip.id === id ? { ...trip, back: !trip.back } : trip)));

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
        gap: 2,
        width: '100%',
      }}
    >
      <Lake trips={trips} onToggle={toggle} />
      <NewTrip
        onBook={(trip) => setTrips([{ ...trip, id: trips.length + 1, back: false }, ...trips])}
      />
    </Box>
  );
}

function Lake({ trips, onToggle }: { trips: Trip[]; onToggle: (id: number) => void }) {
  const [shown, setShown] = useState<'all' | 'out'>('all');
  const out = trips.filter((trip) => !trip.back);

  return (
    <Card variant="outlined">
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1 }}>
          <Typography variant="h6" component="h2">
            On the lake
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shown}
            onChange={(_event, value) => value && setShown(value)}
            aria-label="Trips shown"
          >
            <ToggleButton value="all">All</ToggleButton>
            <ToggleButton value="out">Out</ToggleButton>
          </ToggleButtonGroup>
        </Stack>
        <Typography variant="body2" color="text.secondary" id="boats-out">
          Boats out: {out.length} of {FLEET}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={Math.min((out.length / FLEET) * 100, 100)}
          aria-labelledby="boats-out"
          sx={{ mt: 1 }}
        />
        <List sx={{ height: 236, overflow: 'auto' }} tabIndex={0} aria-label="Trips">
          {(shown === 'all' ? trips : out).map((trip) => (
            <TripItem key={trip.id} trip={trip} onToggle={() => onToggle(trip.id)} />
          ))}
        </List>
      </CardContent>
    </Card>
  );
}

function TripItem({ trip, onToggle }: { trip: Trip; onToggle: () => void }) {
  return (
    <ListItem disableGutters>
      <ListItemAvatar>
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {trip.name.charAt(0)}
        </Avatar>
      </ListItemAvatar>
      <ListItemText primary={trip.name} secondary={`${trip.boat}, ${trip.hours} h`} />
      <Chip
        size="small"
        label={trip.back ? 'Back' : 'Out'}
        color={trip.back ? 'default' : 'primary'}
        variant={trip.back ? 'outlined' : 'filled'}
      />
      <Checkbox
        checked={trip.back}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': `${trip.name} is back` } }}
      />
    </ListItem>
  );
}

function NewTrip({ onBook }: { onBook: (trip: Omit<Trip, 'id' | 'back'>) => void }) {
  const [name, setName] = useState('');
  const [boat, setBoat] = useState('Kayak');
  const [hours, setHours] = useState(2);
  const [message, setMessage] = useState('');

  function book(event: FormEvent) {
    event.preventDefault();
    onBook({ name, boat, hours });
    setMessage(`${name}: ${boat.toLowerCase()}, ${hours} h.`);
    setName('');
  }

  return (
    <Card variant="outlined">
      <CardContent component="form" onSubmit={book}>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          New trip
        </Typography>
        <Stack sx={{ gap: 2 }}>
          <TextField
            label="Name"
            size="small"
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Boat"
            size="small"
            select
            value={boat}
            onChange={(event) => setBoat(event.target.value)}
            slotProps={{ select: { native: true } }}
          >
            {Object.keys(PRICES).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </TextField>
          <Typography variant="body2" id="hours-label">
            Price for {hours} h: €{hours * (PRICES[boat] ?? 0)}
          </Typography>
          <Slider
            min={1}
            max={6}
            value={hours}
            onChange={(_event, value) => setHours(value)}
            aria-labelledby="hours-label"
            sx={{ marginBlockStart: -2 }}
          />
          <Button type="submit" variant="contained">
            Book
          </Button>
          <Alert severity="success" sx={{ visibility: message ? 'visible' : 'hidden' }}>
            {message || 'Booked'}
          </Alert>
        </Stack>
      </CardContent>
    </Card>
  );
}
