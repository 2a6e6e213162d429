import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

export default function StartAndEnd() {
  const [pickUp, setPickUp] = React.useState<Dayjs | null>(dayjs('2026-05-18T10:00'));
  const [back, setBack] = React.useState<Dayjs | null>(dayjs('2026-05-18T16:00'));
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const earliestReturn = pickUp?.isValid() ? pickUp.add(1, 'hour') : undefined;
  const isTooEarly = error === 'minDate' || error === 'minTime';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker label="Pick-up" value={pickUp} onChange={setPickUp} />
        <DateTimePicker
          label="Return"
          value={back}
          onChange={setBack}
          minDateTime={earliestReturn}
          onError={setError}
          slotProps={{
            textField: {
              helperText: isTooEarly ? 'At least one hour after the pick-up' : undefined,
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
