import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function HouseRules() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Stay at the guest house"
        format="MM/DD HH:mm"
        ampm={false}
        referenceDate={[dayjs('2026-09-11T15:00'), dayjs('2026-09-11T11:00')]}
        timeSteps={{ minutes: 30 }}
        slotProps={{ popper: { 'aria-label': 'Stay at the guest house' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
