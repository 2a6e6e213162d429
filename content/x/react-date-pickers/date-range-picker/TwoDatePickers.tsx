import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function TwoDatePickers() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2026-07-03'));
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-07-10'));
  const [error, setError] = React.useState<DateValidationError>(null);
  const earliest = arrival?.isValid() ? arrival.add(1, 'day') : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="Arrival" value={arrival} onChange={setArrival} />
        <DatePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
          minDate={earliest}
          referenceDate={earliest}
          onError={setError}
          slotProps={{
            textField: { helperText: error === 'minDate' ? 'After the arrival' : undefined },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
