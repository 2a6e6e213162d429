import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const opens = dayjs('2026-06-01');
const closes = dayjs('2026-09-30');

const reasons: Partial<Record<NonNullable<DateRangeValidationError[0]>, string>> = {
  minDate: 'The cabin opens on June 1',
  maxDate: 'The cabin closes after September 30',
  shouldDisableDate: 'Arrive on a Friday, leave on a Friday or Saturday',
  invalidRange: 'The departure is before the arrival',
};

function isWrongWeekday(day: Dayjs, position: 'start' | 'end') {
  const weekday = day.day();
  return position === 'start' ? weekday !== 5 : weekday !== 5 && weekday !== 6;
}

export default function LimitedRange() {
  const [[start, end], setError] = React.useState<DateRangeValidationError>([null, null]);
  const error = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay in the cabin"
        defaultValue={[dayjs('2026-07-03'), dayjs('2026-07-08')]}
        calendars={1}
        minDate={opens}
        maxDate={closes}
        shouldDisableDate={isWrongWeekday}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? reasons[error] : 'Arrival on Fridays' },
          popper: { 'aria-label': 'Stay in the cabin' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
