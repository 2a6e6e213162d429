import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const fromServer = dayjs.utc('2026-06-09T00:00:00Z');

export default function DayOffByOne() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="In New York" defaultValue={fromServer} timezone="America/New_York" />
        <DatePicker label="In UTC" defaultValue={fromServer} timezone="UTC" />
      </Stack>
    </LocalizationProvider>
  );
}
