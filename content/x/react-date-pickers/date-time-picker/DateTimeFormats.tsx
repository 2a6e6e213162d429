import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const pickUp = dayjs('2026-05-18T15:30');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker label="24 hours" ampm={false} defaultValue={pickUp} />
        <DateTimePicker
          label="With seconds"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={pickUp}
        />
        <DateTimePicker
          label="With the name of the month"
          format="D MMM YYYY, HH:mm"
          ampm={false}
          defaultValue={pickUp}
        />
      </Stack>
    </LocalizationProvider>
  );
}
