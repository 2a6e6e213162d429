import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

dayjs.extend(utc);

const bookedDays = ['2026-08-07', '2026-08-08', '2026-08-19', '2026-08-20', '2026-08-21'];

function crossesBooking(first: Dayjs | null, last: Dayjs | null) {
  const firstText = first?.format('YYYY-MM-DD');
  const lastText = last?.format('YYYY-MM-DD');
  if (!firstText || !lastText) return false;
  return bookedDays.some((taken) => firstText <= taken && taken <= lastText);
}

export default function NoBookingInside() {
  const [sail, setSail] = React.useState<DateRange<Dayjs>>([dayjs.utc('2026-08-12'), null]);

  const shouldDisableDate = (day: Dayjs, position: RangePosition) =>
    crossesBooking(day, day) || (position === 'end' && crossesBooking(sail[0], day));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          value={sail}
          onChange={([newFirst, newLast]) =>
            setSail([newFirst, crossesBooking(newFirst, newLast) ? null : newLast])
          }
          defaultRangePosition="end"
          shouldDisableDate={shouldDisableDate}
          calendars={1}
          sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 280 } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
