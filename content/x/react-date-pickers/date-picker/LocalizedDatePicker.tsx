import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

export default function LocalizedDatePicker() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Checkup" format="ddd, D MMM YYYY" defaultValue={dayjs('2026-05-18')} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
        <DatePicker label="Untersuchung" defaultValue={dayjs('2026-05-18')} />
      </LocalizationProvider>
    </Stack>
  );
}
