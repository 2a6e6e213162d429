import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

interface Trip {
  name: string;
  boat: string;
  hours: number;
  back: boolean;
}

const FLEET = 8;
const PRICES: Record<string, number> = { Kayak: 12, 'Rowing boat': 18, 'Sailing dinghy': 32 };

const FIRST_TRIPS: Trip[] = [
  { name: 'Noor Haddad', boat: 'Sailing dinghy', hours: 3, back: false },
  { name: 'Tomas Lind', boat: 'Kayak', hours: 2, back: true },
  { name: 'Ines Duarte', boat: 'Rowing boat', hours: 1, back: false },
  { name: 'Kofi Mensah', boat: 'Kayak', hours: 4, back: false },
];

export default function HarborDesk() {
  const [trips, setTrips] = useState(FIRST_TRIPS);
  const taken = trips.reduce((sum, trip) => sum + trip.hours * (PRICES[trip.boat] ?? 0), 0);
  const toggle = (trip: Trip) =>
    setTrips(trips.map((other) => (other === trip ? { ...trip, back: !trip.back } : other)));

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 800, overflow: 'hidden' }}>
      <Box sx={{ containerType: 'inline-size' }}>
        <AppBar component="div" position="static" elevation={0} enableColorOnDark>
          <Toolbar variant="dense" sx={{ gap: 1.5 }}>
            <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
              Harbor desk
            </Typography>
            <Chip color="secondary" size="small" label={`Today €${taken}`} />
          </Toolbar>
        </AppBar>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@540': 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Trips trips={trips} onToggle={toggle} />
          <NewTrip onBook={(trip) => setTrips([trip, ...trips])} />
        </Box>
      </Box>
    </Paper>
  );
}

function Trips({ trips, onToggle }: { trips: Trip[]; onToggle: (trip: Trip) => void }) {
  const [shown, setShown] = useState<'all' | 'out'>('all');
  const out = trips.filter((trip) => !trip.back);

  return (
    <Box sx={{ p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h3" variant="subtitle1">
          Boats out: {out.length} of {FLEET}
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
      <LinearProgress
        variant="determinate"
        value={Math.min((out.length / FLEET) * 100, 100)}
        aria-label="Boats out"
        sx={{ mt: 1.5, height: 8, borderRadius: 1 }}
      />
      <List sx={{ height: 288, overflow: 'auto' }} tabIndex={0} aria-label="Trips">
        {(shown === 'all' ? trips : out).map((trip) => (
          <ListItem
            key={trip.name}
            disableGutters
            secondaryAction={
              <Checkbox
                edge="end"
                checked={trip.back}
                onChange={() => onToggle(trip)}
                slotProps={{ input: { 'aria-label': `${trip.name} is back` } }}
              />
            }
          >
            <ListItemAvatar>
              <Avatar
                sx={{
                  bgcolor: trip.back ? 'action.selected' : 'primary.main',
                  color: trip.back ? 'text.primary' : 'primary.contrastText',
                }}
              >
                {trip.name.charAt(0)}
              </Avatar>
            </ListItemAvatar>
            <ListItemText
              primary={trip.name}
              secondary={trip.back ? 'Back at the pier' : `${trip.boat}, ${trip.hours} h`}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function NewTrip({ onBook }: { onBook: (trip: Trip) => void }) {
  const [name, setName] = useState('');
  const [boat, setBoat] = useState('Kayak');
  const [hours, setHours] = useState(2);
  const [booked, setBooked] = useState('');

  function book(event: FormEvent) {
    event.preventDefault();
    onBook({ name, boat, hours, back: false });
    setBooked(name);
    setName('');
  }

  return (
    <Stack
      component="form"
      onSubmit={book}
      sx={{ gap: 2, p: 2, bgcolor: 'action.hover', height: '100%' }}
    >
      <Typography component="h3" variant="subtitle1">
        New trip
      </Typography>
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
      <Box sx={{ px: 1 }}>
        <Slider
          min={1}
          max={6}
          marks
          value={hours}
          onChange={(_event, value) => setHours(value)}
          aria-label="Hours"
        />
      </Box>
      <Button type="submit" variant="contained" size="large">
        Book {hours} h for €{hours * (PRICES[boat] ?? 0)}
      </Button>
      <Alert severity={booked ? 'success' : 'info'} role="status" sx={{ mt: 'auto' }}>
        {booked ? `${booked} is booked.` : 'Calm water, light wind.'}
      </Alert>
    </Stack>
  );
}
