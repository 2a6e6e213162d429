import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const opens = dayjs('2026-05-18T07:00');
const closes = dayjs('2026-05-18T20:00');

const reasons: Partial<Record<NonNullable<TimeRangeValidationError[0]>, string>> = {
  minTime: 'Opens at 7 AM',
  maxTime: 'Closes at 8 PM',
  invalidRange: 'The end is before the start',
};

export default function LabHours() {
  const [[start, end], setErrors] = React.useState<TimeRangeValidationError>([null, null]);
  const error = start ?? end;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Time in the lab"
        defaultValue={[dayjs('2026-05-18T09:00'), dayjs('2026-05-18T21:00')]}
        minTime={opens}
        maxTime={closes}
        onError={setErrors}
        slotProps={{
          textField: { helperText: error ? reasons[error] : ' ' },
          popper: { 'aria-label': 'Time in the lab' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
