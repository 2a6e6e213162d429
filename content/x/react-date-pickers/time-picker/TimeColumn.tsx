import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimeColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Course begins"
        defaultValue={dayjs('2026-05-18T17:30')}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2026-05-18T16:00')}
        maxTime={dayjs('2026-05-18T20:00')}
        skipDisabled
        closeOnSelect
      />
    </LocalizationProvider>
  );
}
