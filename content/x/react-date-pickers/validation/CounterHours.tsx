import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opens = dayjs('2026-07-16T08:30');
const closes = dayjs('2026-07-16T16:00');

function isLunchBreak(time: Dayjs, view: TimeView) {
  const minutes = time.hour() * 60 + time.minute();
  return view === 'minutes' && minutes >= 12 * 60 + 15 && minutes < 12 * 60 + 45;
}

export default function CounterHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="At the counter"
        defaultValue={dayjs('2026-07-16T12:00')}
        minTime={opens}
        maxTime={closes}
        shouldDisableTime={isLunchBreak}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error ? 'Open 8:30 to 12:15 and 12:45 to 4:00' : 'Bring your photo',
          },
        }}
      />
    </LocalizationProvider>
  );
}
