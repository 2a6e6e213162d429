import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ParcelDelivery() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-03-24'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <DatePicker label="Deliver the parcel" value={day} onChange={setDay} />
        <Typography role="status" variant="body2">
          {day?.isValid() ? `We come on ${day.format('dddd, YYYY-MM-DD')}` : 'No day yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
