import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker
          label="Alarm went off"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2026-05-17T23:41:08')}
        />
        <DateTimePicker
          label="First registered"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          openTo="year"
          maxDate={dayjs('2026-05-18')}
          defaultValue={dayjs('2019-08-03T11:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
