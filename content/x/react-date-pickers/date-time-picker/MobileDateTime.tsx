import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function MobileDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Van pick-up"
        defaultValue={dayjs('2026-05-18T09:30')}
        localeText={{ toolbarTitle: 'Van pick-up' }}
      />
    </LocalizationProvider>
  );
}
