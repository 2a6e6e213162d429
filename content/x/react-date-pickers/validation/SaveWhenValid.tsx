import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const today = dayjs('2026-07-02');

export default function SaveWhenValid() {
  const [saved, setSaved] = React.useState('2026-07-16');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <DateField
          label="Collect the passport"
          defaultValue={dayjs('2026-07-16')}
          minDate={today}
          onChange={(day, context) => {
            if (day !== null && context.validationError === null) {
              setSaved(day.format('YYYY-MM-DD'));
            }
          }}
        />
        <Typography role="status" variant="body2">
          Saved: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
