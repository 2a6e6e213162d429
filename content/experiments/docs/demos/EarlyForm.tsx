import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function EarlyForm() {
  const [street, setStreet] = React.useState('');
  const [express, setExpress] = React.useState(false);
  const [stops, setStops] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <TextField label="Name" defaultValue="" />
      <TextField
        label="Street"
        helperText={`${street.length} characters`}
        value={street}
        onChange={(event) => setStreet(event.target.value)}
      />
      <FormControlLabel
        control={
          <Checkbox checked={express} onChange={(event) => setExpress(event.target.checked)} />
        }
        label={express ? 'Express, tomorrow' : 'Express'}
      />
      <Button variant="outlined" onClick={() => setStops(stops + 1)}>
        {stops === 1 ? 'Add a stop' : `${stops} stops`}
      </Button>
    </Stack>
  );
}
