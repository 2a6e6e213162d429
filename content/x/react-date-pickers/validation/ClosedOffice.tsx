import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const closedDays = new Set(['2026-07-14', '2026-09-21']);

const isClosedDay = (day: Dayjs) =>
  day.day() === 0 || day.day() === 3 || closedDays.has(day.format('YYYY-MM-DD'));

const isAugust = (month: Dayjs) => month.month() === 7;

export default function ClosedOffice() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport office"
        defaultValue={dayjs('2026-07-16')}
        views={['month', 'day']}
        openTo="day"
        shouldDisableDate={isClosedDay}
        shouldDisableMonth={isAugust}
        slotProps={{
          textField: { helperText: 'Closed on Sundays, Wednesdays, holidays and in August' },
        }}
      />
    </LocalizationProvider>
  );
}
