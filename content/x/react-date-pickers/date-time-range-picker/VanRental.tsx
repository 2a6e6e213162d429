import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function VanRental() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Rent the van"
        format="MMM D HH:mm"
        ampm={false}
        defaultValue={[dayjs('2026-09-11T08:30'), dayjs('2026-09-13T18:00')]}
        slotProps={{ popper: { 'aria-label': 'Rent the van' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
