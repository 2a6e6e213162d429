import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const evening = dayjs('2026-05-18T22:00');
const morning = dayjs('2026-05-19T06:00');

/** The same time of day on the day of another date. */
function moveTo(day: Dayjs, time: Dayjs | null) {
  return time?.isValid() ? day.hour(time.hour()).minute(time.minute()) : time;
}

export default function NightShift() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([evening, morning]);
  const [start, end] = shift;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Night shift"
        value={shift}
        onChange={([from, until]) => setShift([moveTo(evening, from), moveTo(morning, until)])}
        referenceDate={[evening, morning]}
        slotProps={{
          textField: {
            helperText: hours === null ? 'Set both times' : `${Math.round(hours * 10) / 10} hours`,
          },
          popper: { 'aria-label': 'Night shift' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
