import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarOptions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Boarding from"
        defaultValue={dayjs('2026-05-18')}
        displayWeekNumber
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        disableHighlightToday
        reduceAnimations
        dayOfWeekFormatter={(day) => day.format('dd')}
      />
    </LocalizationProvider>
  );
}
