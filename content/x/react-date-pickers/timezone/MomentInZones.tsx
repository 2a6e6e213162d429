import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = [
  { name: 'New York', zone: 'America/New_York' },
  { name: 'Berlin', zone: 'Europe/Berlin' },
  { name: 'Mumbai', zone: 'Asia/Kolkata' },
];

export default function MomentInZones() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2026-06-09T20:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {zones.map(({ name, zone }) => (
          <DateTimePicker
            key={zone}
            label={`Talk starts in ${name}`}
            timezone={zone}
            value={start}
            onChange={setStart}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
