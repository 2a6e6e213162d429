import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { stackedLayout, stackedShortcuts, today } from './dueDays.ts';

const items = [1, 2, 3, 4].map((quarter): PickersShortcutsItem<DateRange<Dayjs>> => {
  const first = today.month(quarter * 3 - 3).startOf('month');
  return {
    id: `q${quarter}`,
    label: `Quarter ${quarter}`,
    getValue: () => [first, first.add(2, 'month').endOf('month')],
  };
});

export default function LoanQuarters() {
  const [source, setSource] = React.useState('a choice of days');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <DateRangePicker
          label="Loans from and to"
          defaultValue={[today.startOf('month'), today]}
          calendars={1}
          closeOnSelect={false}
          onChange={(_range, { shortcut }) => setSource(shortcut?.label ?? 'a choice of days')}
          slotProps={{
            shortcuts: { items, changeImportance: 'set', sx: stackedShortcuts },
            layout: { sx: stackedLayout },
            popper: { 'aria-label': 'Loans from and to' },
          }}
        />
        <Typography role="status" variant="body2">
          Report of {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
