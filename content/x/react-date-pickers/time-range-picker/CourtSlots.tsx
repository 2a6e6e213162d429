import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function CourtSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Tennis court"
        defaultValue={[dayjs('2026-05-18T17:00'), dayjs('2026-05-18T18:30')]}
        timeSteps={{ minutes: 30 }}
        minutesStep={30}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2026-05-18T08:00')}
        maxTime={dayjs('2026-05-18T22:00')}
        skipDisabled
        slotProps={{ popper: { 'aria-label': 'Tennis court' } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
