import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const start = dayjs('2026-03-12');

/** Stands for a request: free lanes by day of the month. */
function loadLanes(month: Dayjs, done: (lanes: Map<number, number>) => void) {
  const lanes = new Map([2, 5, 12, 19, 26].map((day) => [day, 1 + ((day + month.month()) % 4)]));
  const timer = setTimeout(() => done(lanes), 800);
  return () => clearTimeout(timer);
}

const FreeLanes = React.createContext<Map<number, number> | null>(null);

function LaneDay(props: PickersDayProps) {
  const day = dayjs(props.day);
  const lanes = React.useContext(FreeLanes)?.get(day.date());
  return (
    <Badge
      color="secondary"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      badgeContent={props.outsideCurrentMonth ? 0 : lanes}
      sx={{ '& .MuiBadge-badge': { minWidth: 14, height: 14, padding: 0, fontSize: 10 } }}
    >
      <PickersDay
        {...props}
        aria-label={lanes ? `${day.date()}, free lanes: ${lanes}` : undefined}
      />
    </Badge>
  );
}

export default function LoadedLanes() {
  const [month, setMonth] = React.useState(start);
  const [lanes, setLanes] = React.useState<Map<number, number> | null>(null);

  React.useEffect(() => loadLanes(month, setLanes), [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FreeLanes.Provider value={lanes}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateCalendar
            defaultValue={start}
            loading={lanes === null}
            renderLoading={() => <DayCalendarSkeleton />}
            onMonthChange={(next) => {
              setLanes(null);
              setMonth(dayjs(next));
            }}
            slots={{ day: LaneDay }}
            disableHighlightToday
            sx={{ width: 280 }}
          />
        </Box>
      </FreeLanes.Provider>
    </LocalizationProvider>
  );
}
