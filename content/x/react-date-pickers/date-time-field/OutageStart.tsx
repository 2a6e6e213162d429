import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OutageStart() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2026-02-11T03:42'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Power went out"
        value={start}
        onChange={setStart}
        clearable
        helperText={
          start?.isValid() ? `Stored as ${start.format('YYYY-MM-DD HH:mm')}` : 'Day and time'
        }
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
