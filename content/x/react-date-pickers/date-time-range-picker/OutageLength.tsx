import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function OutageLength() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-09-11T22:00'),
    dayjs('2026-09-12T04:00'),
  ]);
  const [start, end] = outage;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour', true) : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimeRangePicker
          label="No water"
          format="MMM D HH:mm"
          ampm={false}
          value={outage}
          onChange={setOutage}
          slotProps={{ popper: { 'aria-label': 'No water' } }}
        />
        <Typography role="status">
          {hours !== null && hours >= 0
            ? `The outage takes ${Math.round(hours * 10) / 10} hours`
            : 'Set both moments'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
