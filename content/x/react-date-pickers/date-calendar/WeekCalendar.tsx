import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          showDaysOutsideCurrentMonth
          disableHighlightToday
          slotProps={{
            day: (ownerState) => ({
              disableMargin: true,
              sx: [
                { width: 40, borderRadius: 0 },
                day !== null &&
                  !ownerState.isDaySelected &&
                  dayjs(ownerState.day).isSame(day, 'week') && { bgcolor: 'action.selected' },
              ],
            }),
          }}
          sx={{ width: 280 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
