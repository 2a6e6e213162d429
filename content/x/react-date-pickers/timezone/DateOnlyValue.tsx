import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DateOnlyValue() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs.tz('2026-06-09', 'Asia/Tokyo'));
  const isDay = day?.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Day in Tokyo" value={day} onChange={setDay} />
        <Typography variant="body2">
          toISOString(): {isDay ? day?.toISOString() : 'no day'}
          <br />
          format(): {isDay ? day?.format('YYYY-MM-DD') : 'no day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
