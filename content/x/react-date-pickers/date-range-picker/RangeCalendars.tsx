import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const lastDay = dayjs('2026-05-18');

export default function RangeCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateRangePicker
          label="One month in view"
          calendars={1}
          slotProps={{ popper: { 'aria-label': 'One month in view' } }}
          disableAutoMonthSwitching
          defaultValue={[dayjs('2026-07-28'), dayjs('2026-08-04')]}
        />
        <DateRangePicker
          label="Report until May 18"
          calendars={2}
          currentMonthCalendarPosition={2}
          referenceDate={lastDay}
          maxDate={lastDay}
          slotProps={{ popper: { 'aria-label': 'Report until May 18' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
