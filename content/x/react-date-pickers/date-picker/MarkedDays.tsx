import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const visits = ['2026-05-05', '2026-05-12', '2026-05-21'];

const isVisit = (day: Dayjs) => visits.includes(day.format('YYYY-MM-DD'));

function VisitDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const isMarked = !outsideCurrentMonth && isVisit(dayjs(day));
  return (
    <Badge overlap="circular" variant="dot" color="secondary" invisible={!isMarked}>
      <PickersDay
        {...props}
        aria-label={isMarked ? `${dayjs(day).format('D')}, a visit` : undefined}
      />
    </Badge>
  );
}

export default function MarkedDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Visits" defaultValue={dayjs('2026-05-12')} slots={{ day: VisitDay }} />
    </LocalizationProvider>
  );
}
