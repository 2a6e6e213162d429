import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function TwoRangeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        slots={{ field: MultiInputDateRangeField }}
        localeText={{ start: 'Arrival', end: 'Departure' }}
        defaultValue={[dayjs('2026-07-03'), dayjs('2026-07-10')]}
        slotProps={{ popper: { 'aria-label': 'Arrival and departure' } }}
        sx={{ width: '100%', maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
