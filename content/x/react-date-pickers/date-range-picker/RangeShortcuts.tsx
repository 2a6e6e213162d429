import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const today = dayjs('2026-05-18');

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  { label: 'This month', getValue: () => [today.startOf('month'), today.endOf('month')] },
  { label: 'This year', getValue: () => [today.startOf('year'), today.endOf('year')] },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Bookings from and to"
        defaultValue={[today.subtract(6, 'day'), today]}
        calendars={1}
        slotProps={{
          shortcuts: {
            items: shortcuts,
            sx: {
              display: { xs: 'flex', sm: 'block' },
              flexWrap: 'wrap',
              maxWidth: { xs: 320, sm: 200 },
              '& > li': { width: 'auto' },
            },
          },
          layout: { sx: { display: { xs: 'flex', sm: 'grid' }, flexDirection: 'column' } },
          popper: { 'aria-label': 'Bookings from and to' },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
