import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Returned"
        defaultValue={dayjs('2026-05-18T17:45')}
        localeText={{ todayButtonLabel: 'Now', okButtonLabel: 'Save' }}
        slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
