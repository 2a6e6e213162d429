import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          label="Born"
          openTo="year"
          views={['year', 'month', 'day']}
          yearsOrder="desc"
          yearsPerRow={3}
          minDate={dayjs('1996-01-01')}
          maxDate={dayjs('2026-05-18')}
          defaultValue={dayjs('2019-08-03')}
        />
        <DatePicker
          label="Insured until"
          views={['month', 'year']}
          monthsPerRow={4}
          defaultValue={dayjs('2027-03-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
