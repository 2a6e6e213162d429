import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const reading = dayjs('2026-02-03T06:45');

export default function LockedReadings() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField
          label="Checked on"
          defaultValue={reading}
          readOnly
          helperText="Set by the sensor"
        />
        <TimeField
          label="Next reading"
          defaultValue={reading}
          disabled
          helperText="The station is offline"
        />
      </Stack>
    </LocalizationProvider>
  );
}
