import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['America/Los_Angeles', 'Europe/Berlin', 'Australia/Sydney'];

export default function StoredInUtc() {
  const [zone, setZone] = React.useState('Europe/Berlin');
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2026-06-09T20:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TextField
          select
          label="Time zone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker label="Talk starts" timezone={zone} value={start} onChange={setStart} />
        <Typography variant="body2">
          Saved: {start?.isValid() ? start.toISOString() : 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
