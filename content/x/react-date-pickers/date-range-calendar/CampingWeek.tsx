import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

dayjs.extend(utc);

export default function CampingWeek() {
  const [trip, setTrip] = React.useState<DateRange<Dayjs>>([
    dayjs.utc('2026-08-10'),
    dayjs.utc('2026-08-14'),
  ]);
  const [first, last] = trip;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateRangeCalendar
            value={trip}
            onChange={(newTrip) => setTrip(newTrip)}
            calendars={1}
            sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 280 } }}
          />
        </Box>
        <Typography role="status">
          {first && last
            ? `Camping for ${last.diff(first, 'day') + 1} days, from ${first.format('MMMM D')}`
            : 'Choose the last day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
