import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const isSunday = (day: Dayjs) => day.day() === 0;

const isAtNight = (time: Dayjs) => time.hour() < 8;

const reasons: Partial<Record<NonNullable<DateTimeRangeValidationError[0]>, string>> = {
  shouldDisableDate: 'Closed on Sundays',
  'shouldDisableTime-hours': 'Closed before 8 AM',
  minDate: 'Bookings start on September 7 at noon',
  minTime: 'Bookings start on September 7 at noon',
  invalidRange: 'The end is before the start',
};

export default function HallBooking() {
  const [[start, end], setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);
  const error = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Book the village hall"
        format="MMM D HH:mm"
        ampm={false}
        defaultValue={[dayjs('2026-09-12T14:00'), dayjs('2026-09-13T01:00')]}
        minDateTime={dayjs('2026-09-07T12:00')}
        shouldDisableDate={isSunday}
        shouldDisableTime={isAtNight}
        onError={setErrors}
        slotProps={{
          textField: { helperText: error ? (reasons[error] ?? 'Not a valid time') : ' ' },
          popper: { 'aria-label': 'Book the village hall' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
