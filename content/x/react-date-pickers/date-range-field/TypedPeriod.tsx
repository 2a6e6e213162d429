import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

interface Period {
  dates: DateRange<Dayjs>;
  errors: DateRangeValidationError;
}

function describe({ dates: [first, last], errors }: Period) {
  if (errors[0] ?? errors[1]) return `Not searched: ${errors[0] ?? errors[1]}`;
  if (!first || !last) return 'Not searched: a date is missing';
  return `Invoices of ${last.diff(first, 'day') + 1} days`;
}

export default function TypedPeriod() {
  const [period, setPeriod] = React.useState<Period>({
    dates: [dayjs('2026-04-01'), dayjs('2026-04-30')],
    errors: [null, null],
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <SingleInputDateRangeField
          label="Invoices from and to"
          value={period.dates}
          onChange={(dates, { validationError }) => setPeriod({ dates, errors: validationError })}
        />
        <Typography role="status">{describe(period)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
