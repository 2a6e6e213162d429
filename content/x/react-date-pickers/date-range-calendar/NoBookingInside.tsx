import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const bookedDays = ['2026-08-07', '2026-08-08', '2026-08-19', '2026-08-20', '2026-08-21'];

function crossesBooking(first: Dayjs | null, last: Dayjs | null) {
  const firstText = first?.format('YYYY-MM-DD');
  const lastText = last?.format('YYYY-MM-DD');
  if (!firstText || !lastText) return false;
  return bookedDays.some((taken) => firstText <= taken && taken <= lastText);
}

export default function NoBookingInside() {
  const [[first, last], setSail] = React.useState<DateRange<Dayjs>>([dayjs('2026-08-12'), null]);

  const shouldDisableDate = (day: Dayjs, position: RangePosition) =>
    position === 'start' ? crossesBooking(day, day) : crossesBooking(first ?? day, day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        value={[first, last]}
        onChange={([newFirst, newLast]) =>
          setSail([newFirst, crossesBooking(newFirst, newLast) ? null : newLast])
        }
        defaultRangePosition="end"
        shouldDisableDate={shouldDisableDate}
        calendars={1}
        sx={{ '& .MuiDayCalendar-root': { minWidth: 280 } }}
      />
    </LocalizationProvider>
  );
}
