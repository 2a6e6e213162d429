import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const closing = dayjs('2026-05-18T21:15');

export default function HourCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker label="Pool closes, 12 hours" ampm defaultValue={closing} />
        <TimePicker label="Pool closes, 24 hours" ampm={false} defaultValue={closing} />
      </Stack>
    </LocalizationProvider>
  );
}
