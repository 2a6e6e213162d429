import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opens = dayjs('2026-05-18T07:00');
const closes = dayjs('2026-05-18T21:00');

const reasons: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'The pool opens at 7 AM',
  maxTime: 'The pool closes at 9 PM',
  'shouldDisableTime-hours': 'From 12 to 2 PM the pool belongs to the school',
};

const isSchoolTime = (time: Dayjs) => time.hour() >= 12 && time.hour() < 14;

export default function LimitedTimes() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Visit"
        defaultValue={dayjs('2026-05-18T12:30')}
        minTime={opens}
        maxTime={closes}
        shouldDisableTime={isSchoolTime}
        onError={setError}
        slotProps={{ textField: { helperText: error ? reasons[error] : '7 AM to 9 PM' } }}
      />
    </LocalizationProvider>
  );
}
