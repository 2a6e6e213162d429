import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          label="Born"
          slotProps={{ textField: { size: 'small', helperText: 'An estimate is fine' } }}
        />
        <DatePicker label="Chipped" slotProps={{ textField: { variant: 'filled' } }} />
        <DatePicker
          label="Neutered"
          slotProps={{
            textField: { variant: 'standard' },
            field: { openPickerButtonPosition: 'start' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
