import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          label="Checkup"
          slotProps={{ textField: { required: true, error: true, helperText: 'Choose a day' } }}
        />
        <DatePicker label="Registered" defaultValue={dayjs('2024-02-29')} readOnly />
        <DatePicker label="Last visit" defaultValue={dayjs('2026-01-09')} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
