import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const day = dayjs('2026-02-03');

export default function StationFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField label="Measured on" referenceDate={day} helperText="Day at the station" />
        <TimeField
          label="Measured at"
          defaultValue={day.hour(6).minute(45)}
          ampm={false}
          helperText="Local time, 24 hours"
        />
      </Stack>
    </LocalizationProvider>
  );
}
