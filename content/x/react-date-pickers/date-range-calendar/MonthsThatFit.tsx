import dayjs from 'dayjs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function MonthsThatFit() {
  const isWide = useMediaQuery('(min-width: 1000px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={isWide ? 2 : 1}
        defaultValue={[dayjs('2026-08-29'), dayjs('2026-09-06')]}
        sx={{ '& .MuiDayCalendar-root': { minWidth: 280 } }}
      />
    </LocalizationProvider>
  );
}
