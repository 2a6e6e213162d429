import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const gust = dayjs('2026-02-03T17:08:41');

export default function SectionFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DateField label="Strongest gust" defaultValue={gust} format="D MMMM YYYY" />
        <TimeField label="At" defaultValue={gust} format="HH:mm:ss" />
        <DateField label="Month of the report" defaultValue={gust} format="MMM YYYY" />
      </Stack>
    </LocalizationProvider>
  );
}
