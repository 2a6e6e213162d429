import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BookingForm() {
  const [name, setName] = useState('');
  const [room, setRoom] = useState('lake');
  const [error, setError] = useState('');
  const [booked, setBooked] = useState('');

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setError(name ? '' : 'Enter the name of the guest.');
    setBooked(name && `Booked for ${name}`);
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit} sx={{ width: 280 }}>
      <TextField
        label="Guest"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error !== ''}
        helperText={error}
      />
      <TextField select label="Room" value={room} onChange={(event) => setRoom(event.target.value)}>
        <MenuItem value="lake">Lake view</MenuItem>
        <MenuItem value="garden">Garden view</MenuItem>
      </TextField>
      <FormControlLabel control={<Checkbox />} label="Breakfast" />
      <Button type="submit" variant="contained">
        Book
      </Button>
      {booked && <Alert severity="success">{booked}</Alert>}
    </Stack>
  );
}
