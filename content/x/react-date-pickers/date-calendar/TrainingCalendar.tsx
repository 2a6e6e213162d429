import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const sessions = ['Rest day', 'Sprints', 'Technique', 'Rest day', 'Endurance', 'Relay', 'Races'];

export default function TrainingCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar value={day} onChange={setDay} disableHighlightToday sx={{ width: 280 }} />
        <Typography role="status" align="center">
          {day ? `${day.format('MMMM D')}: ${sessions[day.day()]}` : 'Choose a day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
