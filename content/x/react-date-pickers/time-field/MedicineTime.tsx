import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const fromText = (time: string) => dayjs(`2026-01-01T${time}`);

export default function MedicineTime() {
  const [saved, setSaved] = useState('08:15');
  const [time, setTime] = useState<Dayjs | null>(fromText(saved));

  const handleChange = (next: Dayjs | null) => {
    setTime(next);
    if (next?.isValid()) {
      setSaved(next.format('HH:mm'));
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Take the tablet at"
        value={time}
        onChange={handleChange}
        helperText={`Saved as ${saved}`}
        sx={{ width: 240 }}
      />
    </LocalizationProvider>
  );
}
