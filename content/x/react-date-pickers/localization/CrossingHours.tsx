import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2026-07-14T16:45');

export default function CrossingHours() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker label="English" defaultValue={departure} />
        <TimePicker label="English, 24 hours" defaultValue={departure} ampm={false} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        <TimePicker label="French" defaultValue={departure} />
      </LocalizationProvider>
    </Stack>
  );
}
