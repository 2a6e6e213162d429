import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const inUtc = dayjs.utc('2026-06-09T20:00:00Z');
const inTokyo = dayjs.tz('2026-06-10T05:00:00', 'Asia/Tokyo');

export default function ZoneOfTheValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimePicker label="A value in UTC" defaultValue={inUtc} />
        <DateTimePicker label="A value in Tokyo" defaultValue={inTokyo} />
        <DateTimePicker
          label="A value in Tokyo, shown in UTC"
          defaultValue={inTokyo}
          timezone="UTC"
        />
      </Stack>
    </LocalizationProvider>
  );
}
