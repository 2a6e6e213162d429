import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2026-05-18');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'In two weeks', getValue: () => today.add(2, 'week') },
  { label: 'In three months', getValue: () => today.add(3, 'month') },
  { label: 'In a year', getValue: () => today.add(1, 'year') },
];

export default function DatePickerActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Next checkup"
        defaultValue={today}
        closeOnSelect={false}
        slotProps={{
          shortcuts: { items: shortcuts },
          actionBar: { actions: ['clear', 'cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
