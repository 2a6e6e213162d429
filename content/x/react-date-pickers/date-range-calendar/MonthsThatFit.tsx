import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

dayjs.extend(utc);

export default function MonthsThatFit() {
  const isWide = useMediaQuery('(min-width: 1000px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={isWide ? 2 : 1}
          defaultValue={[dayjs.utc('2026-08-29'), dayjs.utc('2026-09-06')]}
          sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 280 } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
