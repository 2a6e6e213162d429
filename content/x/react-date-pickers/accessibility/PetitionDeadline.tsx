import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const START = dayjs('2026-09-01');

function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Required, from September 1, 2026';
    case 'minDate':
      return 'Signatures count from September 1, 2026';
    default:
      return 'Required: enter a date that exists';
  }
}

export default function PetitionDeadline() {
  const [error, setError] = useState<DateValidationError>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 280 }}>
        <DatePicker
          label="Petition ends"
          defaultValue={dayjs('2026-11-30')}
          minDate={START}
          onError={setError}
          slotProps={{
            textField: {
              helperText: explain(error),
              required: true,
              FormHelperTextProps: { 'aria-live': 'polite' },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
