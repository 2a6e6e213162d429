import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function countNights([arrival, departure]: DateRange<Dayjs>) {
  if (!arrival?.isValid() || !departure?.isValid()) return null;
  return departure.diff(arrival, 'day');
}

export default function NightsCounter() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-03'),
    dayjs('2026-07-10'),
  ]);
  const nights = countNights(stay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <DateRangePicker
          label="Stay in the cabin"
          value={stay}
          onChange={setStay}
          slotProps={{ field: { clearable: true }, popper: { 'aria-label': 'Stay in the cabin' } }}
        />
        <Typography role="status">
          {nights === null ? 'Choose arrival and departure' : `Nights: ${nights}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
