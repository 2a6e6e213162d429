import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstSeason = dayjs('2019-01-01');
const lastSeason = dayjs('2026-12-31');

export default function SeasonMonths() {
  const [month, setMonth] = React.useState<Dayjs | null>(dayjs('2026-03-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          value={month}
          onChange={setMonth}
          views={['year', 'month']}
          openTo="month"
          minDate={firstSeason}
          maxDate={lastSeason}
          disableHighlightToday
        />
        <Typography role="status" align="center">
          Results of {month?.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
