import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const START = dayjs('2026-02-11T03:42');

function explain(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return 'After February 11, 3:42';
    case 'minDate':
      return 'That day is before the outage';
    case 'minTime':
      return 'On that day, it began at 3:42';
    default:
      return 'Enter a day and time that exist';
  }
}

export default function OutageEnd() {
  const [error, setError] = useState<DateTimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Power came back"
        defaultValue={dayjs('2026-02-11T05:10')}
        format="D MMM YYYY HH:mm"
        minDateTime={START}
        onError={setError}
        helperText={explain(error)}
        FormHelperTextProps={{ 'aria-live': 'polite' }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
