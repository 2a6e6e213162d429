import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FilmScreening() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-10-09'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Stack spacing={2} sx={{ width: 240 }}>
          <DatePicker label="Screening, picker" value={day} onChange={setDay} />
          <DateField label="Screening, field" value={day} onChange={setDay} />
        </Stack>
        <DateCalendar value={day} onChange={setDay} sx={{ width: 280, mx: 0 }} />
      </Box>
    </LocalizationProvider>
  );
}
