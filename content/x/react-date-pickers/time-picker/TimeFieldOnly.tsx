import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Last swim"
        defaultValue={dayjs('2026-05-18T18:05')}
        maxTime={dayjs('2026-05-18T21:00')}
        clearable
      />
    </LocalizationProvider>
  );
}
