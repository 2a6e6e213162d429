import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

export default function ClockFace() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Sauna reserved for"
        defaultValue={dayjs('2026-05-18T19:20')}
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
      />
    </LocalizationProvider>
  );
}
