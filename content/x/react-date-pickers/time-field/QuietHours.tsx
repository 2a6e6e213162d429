import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';

function explain(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'In steps of 15 minutes';
    case 'minutesStep':
      return 'Enter 00, 15, 30 or 45 minutes';
    default:
      return 'Enter a time from 22:00 to 05:59';
  }
}

export default function QuietHours() {
  const [error, setError] = useState<TimeValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Start the backup at"
        defaultValue={dayjs('2026-01-01T23:30')}
        ampm={false}
        minutesStep={15}
        shouldDisableTime={(time, view) => view === 'hours' && time.hour() >= 6 && time.hour() < 22}
        onError={setError}
        helperText={explain(error)}
        FormHelperTextProps={{ 'aria-live': 'polite' }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
