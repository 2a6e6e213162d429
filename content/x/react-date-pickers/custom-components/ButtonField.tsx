import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ChooseDayButton() {
  const { label, value, open, setOpen, triggerRef } = usePickerContext<Dayjs | null>();
  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen((isOpen) => !isOpen)}
    >
      {label}: {value?.format('MMM D') ?? 'choose'}
    </Button>
  );
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-08')}
        slots={{ field: ChooseDayButton }}
        slotProps={{ popper: { 'aria-label': 'Delivery' } }}
      />
    </LocalizationProvider>
  );
}
