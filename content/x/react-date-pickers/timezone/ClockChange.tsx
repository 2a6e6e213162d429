import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Europe/Berlin';

/** The same day and clock, with the offset that the zone has then. */
function correctOffset(value: Dayjs | null) {
  return value?.isValid() ? dayjs.tz(value.format('YYYY-MM-DDTHH:mm:ss'), zone) : value;
}

export default function ClockChange() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.tz('2026-03-28T09:00:00', zone));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker
          label="Workshop in Berlin"
          value={start}
          onChange={(value) => setStart(correctOffset(value))}
        />
        <Typography variant="body2">
          {start?.isValid()
            ? `Offset ${start.format('Z')}, in UTC ${start.utc().format('HH:mm')}`
            : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
