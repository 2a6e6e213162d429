import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const midnight = dayjs('2026-01-01');

export default function LapTime() {
  const [lap, setLap] = useState<Dayjs | null>(midnight.minute(4).second(52));
  const seconds = lap?.isValid() ? lap.diff(midnight, 'second') : null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Fastest lap"
        format="mm:ss"
        referenceDate={midnight}
        value={lap}
        onChange={setLap}
        helperText={seconds === null ? 'Minutes and seconds' : `In seconds: ${seconds}`}
        sx={{ width: 240 }}
      />
    </LocalizationProvider>
  );
}
