import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const lastExpiry = dayjs('2049-12-31');

function describeError(error: DateValidationError) {
  switch (error) {
    case null:
      return 'As printed in the passport';
    case 'disablePast':
      return 'This passport has expired';
    case 'maxDate':
      return 'No passport is valid for that long';
    default:
      return 'Enter a full date';
  }
}

export default function DocumentErrors() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport valid until"
        defaultValue={dayjs('2031-03-09')}
        disablePast
        maxDate={lastExpiry}
        onError={setError}
        slotProps={{ textField: { helperText: describeError(error) } }}
      />
    </LocalizationProvider>
  );
}
