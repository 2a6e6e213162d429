import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

export default function FloristPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deliver the bouquet"
        defaultValue={dayjs('2026-05-08')}
        slots={{ openPickerIcon: LocalFloristIcon }}
        slotProps={{
          textField: { variant: 'filled', color: 'success', helperText: 'Mornings only' },
          openPickerButton: { color: 'success' },
          calendarHeader: { format: 'MMM YYYY', sx: { color: 'success.main' } },
          nextIconButton: { color: 'success' },
          previousIconButton: { color: 'success' },
        }}
      />
    </LocalizationProvider>
  );
}
