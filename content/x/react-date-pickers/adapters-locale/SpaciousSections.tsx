import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const premiere = dayjs('2026-11-03');

export default function SpaciousSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField label="Dense" defaultValue={premiere} />
        <DateField label="Spacious" defaultValue={premiere} formatDensity="spacious" />
      </Stack>
    </LocalizationProvider>
  );
}
