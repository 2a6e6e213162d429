import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';

export default function Miniature() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        defaultValue={dayjs('2026-06-17T10:00')}
        timeStep={60}
        minTime={dayjs('2026-06-17T08:00')}
        maxTime={dayjs('2026-06-17T12:00')}
        skipDisabled
        sx={{ maxHeight: 180, overflow: 'hidden' }}
      />
    </LocalizationProvider>
  );
}
