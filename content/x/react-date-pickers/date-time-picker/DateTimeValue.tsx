import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstVan = dayjs('2026-05-18T09:00');

export default function DateTimeValue() {
  const [pickUp, setPickUp] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker
          label="Van pick-up"
          onAccept={setPickUp}
          referenceDate={firstVan}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography role="status">
          {pickUp?.isValid() ? `Saved: ${pickUp.format('YYYY-MM-DDTHH:mm')}` : 'Nothing saved'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
