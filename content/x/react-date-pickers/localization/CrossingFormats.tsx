import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = { keyboardDate: 'YYYY-MM-DD' };
const sailing = dayjs('2026-07-04');

export default function CrossingFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker label="Outbound" defaultValue={sailing} />
        <DatePicker label="Return" defaultValue={sailing.add(9, 'day')} />
        <DatePicker
          label="Ticket valid until"
          defaultValue={sailing}
          format="dddd, MMMM D"
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
