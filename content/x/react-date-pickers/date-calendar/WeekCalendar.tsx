import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-03-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
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
      />
    </LocalizationProvider>
  );
}
