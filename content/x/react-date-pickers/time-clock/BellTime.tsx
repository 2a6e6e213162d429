import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function BellTime() {
  const [time, setTime] = useState<Dayjs | null>(dayjs('2026-07-11T18:45'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <TimeClock
          value={time}
          onChange={setTime}
          ampmInClock
          showViewSwitcher
          sx={{ width: '100%' }}
        />
        <Typography role="status">
          {time && `The bell rings at ${time.format('h:mm A')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
