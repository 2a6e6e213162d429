import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

function describeLength([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid() || end.isBefore(start)) return 'Choose both times';
  const minutes = end.diff(start, 'minute');
  return `The rehearsal takes ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export default function RehearsalLength() {
  const [rehearsal, setRehearsal] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-18T19:00'),
    dayjs('2026-05-18T21:15'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <TimeRangePicker
          label="Choir rehearsal"
          value={rehearsal}
          onChange={setRehearsal}
          slotProps={{ popper: { 'aria-label': 'Choir rehearsal' } }}
        />
        <Typography role="status">{describeLength(rehearsal)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
