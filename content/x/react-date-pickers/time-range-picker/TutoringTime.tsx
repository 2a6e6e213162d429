import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function TutoringTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Math tutoring"
        defaultValue={[dayjs('2026-05-18T15:00'), dayjs('2026-05-18T16:30')]}
        slotProps={{ popper: { 'aria-label': 'Math tutoring' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
