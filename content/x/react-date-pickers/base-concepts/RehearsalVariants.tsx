import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

const start = dayjs('2026-10-08T19:30');

export default function RehearsalVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 240 }}>
        <DesktopTimePicker label="Rehearsal, desktop" defaultValue={start} />
        <MobileTimePicker
          label="Rehearsal, mobile"
          defaultValue={start}
          localeText={{ toolbarTitle: 'Rehearsal' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
