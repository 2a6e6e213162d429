import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function Miniature() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ zoom: 0.78 }}>
        <TimeClock defaultValue={dayjs('2026-06-17T10:10')} />
      </div>
    </LocalizationProvider>
  );
}
