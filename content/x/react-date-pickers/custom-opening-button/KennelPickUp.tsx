import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function ChangeButton({ onClick, disabled, 'aria-label': name }: IconButtonProps) {
  return (
    <Button size="small" onClick={onClick} disabled={disabled} aria-label={`Change. ${name}`}>
      Change
    </Button>
  );
}

export default function KennelPickUp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Pick up the dog"
        defaultValue={dayjs('2026-08-17')}
        sx={{ width: 280 }}
        slots={{ openPickerButton: ChangeButton }}
      />
    </LocalizationProvider>
  );
}
