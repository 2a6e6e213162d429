import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function Miniature() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ zoom: 0.7 }}>
        <YearCalendar
          defaultValue={dayjs('2026-06-17T10:10')}
          minDate={dayjs('2021-01-01')}
          maxDate={dayjs('2032-12-31')}
        />
      </div>
    </LocalizationProvider>
  );
}
