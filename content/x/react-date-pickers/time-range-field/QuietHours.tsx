import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const day = '2026-05-18';

/** The next time after the start that the clock shows the end. */
function moveEnd([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) return [start, end];
  const sameDay = end.year(start.year()).month(start.month()).date(start.date());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}

export default function QuietHours() {
  const [quiet, setQuiet] = React.useState<DateRange<Dayjs>>(
    moveEnd([dayjs(`${day}T21:00`), dayjs(`${day}T07:00`)]),
  );
  const [start, end] = quiet;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="No notifications"
        ampm={false}
        value={quiet}
        onChange={(times) => setQuiet(moveEnd(times))}
        helperText={
          start?.isValid() && end?.isValid()
            ? `${Math.round(end.diff(start, 'hour', true) * 10) / 10} hours`
            : 'Set both times'
        }
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
