import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const leastNights = 3;

function isTooShort([arrival, departure]: DateRange<Dayjs>) {
  if (!arrival?.isValid() || !departure?.isValid()) return false;
  const nights = departure.diff(arrival, 'day');
  return nights >= 0 && nights < leastNights;
}

export default function MinimumNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-03'),
    dayjs('2026-07-05'),
  ]);
  const tooShort = isTooShort(stay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay in the cabin"
        value={stay}
        onChange={setStay}
        calendars={1}
        slotProps={{
          textField: {
            error: tooShort ? true : undefined,
            helperText: tooShort ? `Stay for ${leastNights} nights or more` : undefined,
          },
          popper: { 'aria-label': 'Stay in the cabin' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
