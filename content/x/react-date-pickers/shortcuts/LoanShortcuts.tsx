import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { stackedLayout, stackedShortcuts, today } from './dueDays.ts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'In a week', getValue: () => today.add(1, 'week') },
  { label: 'In a month', getValue: () => today.add(1, 'month') },
  { label: 'No return date', getValue: () => null },
];

export default function LoanShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Return the drill"
        defaultValue={today}
        minDate={today}
        maxDate={today.add(3, 'week')}
        slotProps={{
          shortcuts: { items, sx: stackedShortcuts },
          layout: { sx: stackedLayout },
        }}
      />
    </LocalizationProvider>
  );
}
