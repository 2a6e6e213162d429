import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function BasicDateRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay in the cabin"
        defaultValue={[dayjs('2026-07-03'), dayjs('2026-07-10')]}
        slotProps={{ popper: { 'aria-label': 'Stay in the cabin' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
