import dayjs from 'dayjs';
import en from 'dayjs/locale/en';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

const locale = {
  ...en,
  name: 'en-monday',
  weekStart: 1,
  formats: { LT: 'h:mm A', L: 'MM/DD/YYYY', LL: 'MMMM D, YYYY' },
};

dayjs.locale(locale, undefined, true);

export default function WeekFromMonday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          defaultValue={dayjs.utc('2026-07-14')}
          disableHighlightToday
          showDaysOutsideCurrentMonth
          sx={{ width: 280 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
