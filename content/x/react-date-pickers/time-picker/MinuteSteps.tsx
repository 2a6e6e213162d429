import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function MinuteSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Lane reserved from"
        defaultValue={dayjs('2026-05-18T18:15')}
        timeSteps={{ minutes: 15 }}
        minutesStep={15}
        slotProps={{ textField: { helperText: 'Quarter hours' } }}
      />
    </LocalizationProvider>
  );
}
