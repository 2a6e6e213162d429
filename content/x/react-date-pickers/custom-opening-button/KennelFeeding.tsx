import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function KennelFeeding() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Feed at"
        defaultValue={dayjs('2026-08-03T17:30')}
        ampm={false}
        sx={{ width: 260 }}
        slotProps={{
          field: { openPickerButtonPosition: 'start' },
          textField: {
            InputProps: {
              endAdornment: <InputAdornment position="end">daily</InputAdornment>,
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
