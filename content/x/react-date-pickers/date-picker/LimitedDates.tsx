import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const first = dayjs('2026-05-04');
const last = dayjs('2026-06-30');

const reasons: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'We open on May 4',
  maxDate: 'Booked by phone from July',
  shouldDisableDate: 'Closed on Sundays',
  invalidDate: 'This day does not exist',
};

const isSunday = (day: Dayjs) => day.day() === 0;

export default function LimitedDates() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Surgery"
        defaultValue={dayjs('2026-05-17')}
        minDate={first}
        maxDate={last}
        shouldDisableDate={isSunday}
        onError={setError}
        slotProps={{ textField: { helperText: error ? reasons[error] : 'Monday to Saturday' } }}
      />
    </LocalizationProvider>
  );
}
