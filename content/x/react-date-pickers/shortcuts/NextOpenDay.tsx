import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { stackedLayout, stackedShortcuts, today } from './dueDays.ts';

type DayShortcut = PickersShortcutsItem<Dayjs | null>;

const isClosed = (day: Dayjs) => ![2, 4, 6].includes(day.day());

function firstOpenDay(from: Dayjs, isValid: (day: Dayjs) => boolean) {
  const week = Array.from({ length: 7 }, (_, index) => from.add(index, 'day'));
  return week.find(isValid) ?? null;
}

const items: DayShortcut[] = [
  { label: 'Next open day', getValue: ({ isValid }) => firstOpenDay(today.add(1, 'day'), isValid) },
  { label: 'A week later', getValue: ({ isValid }) => firstOpenDay(today.add(8, 'day'), isValid) },
  { label: 'This Friday', getValue: () => today.day(5) },
];

export default function NextOpenDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick up the ladder"
        referenceDate={today}
        shouldDisableDate={isClosed}
        slotProps={{
          textField: { helperText: 'Open on Tuesdays, Thursdays and Saturdays' },
          shortcuts: { items, sx: stackedShortcuts },
          layout: { sx: stackedLayout },
        }}
      />
    </LocalizationProvider>
  );
}
