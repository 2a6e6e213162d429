import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker
          label="Race started"
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2026-05-18T10:00:07')}
        />
        <TimePicker
          label="Best time, 400 m"
          views={['minutes', 'seconds']}
          openTo="minutes"
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2026-05-18T00:05:42')}
        />
        <TimePicker label="Opens at" views={['hours']} defaultValue={dayjs('2026-05-18T07:00')} />
      </Stack>
    </LocalizationProvider>
  );
}
