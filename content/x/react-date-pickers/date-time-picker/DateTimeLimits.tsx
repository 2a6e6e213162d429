import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const earliest = dayjs('2026-05-18T10:00');
const latest = dayjs('2026-06-30T18:00');

const reasons: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'The first van is free on May 18',
  minTime: 'The first van is free at 10 AM',
  maxDate: 'Booked by phone from July',
  maxTime: 'On June 30 we close at 6 PM',
  shouldDisableDate: 'Closed on Sundays',
};

const isSunday = (day: Dayjs) => day.day() === 0;

export default function DateTimeLimits() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Van pick-up"
        defaultValue={dayjs('2026-05-18T08:30')}
        minDateTime={earliest}
        maxDateTime={latest}
        shouldDisableDate={isSunday}
        onError={setError}
        slotProps={{ textField: { helperText: error ? reasons[error] : 'Monday to Saturday' } }}
      />
    </LocalizationProvider>
  );
}
