import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';

export default function Miniature() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ zoom: 0.56 }}>
        <DateCalendar defaultValue={dayjs('2026-06-17T10:10')} reduceAnimations />
      </div>
    </LocalizationProvider>
  );
}
