import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Inspection"
        defaultValue={dayjs('2026-05-18T10:30')}
        timeSteps={{ minutes: 30 }}
        minutesStep={30}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2026-05-18T08:00')}
        maxTime={dayjs('2026-05-18T16:00')}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
