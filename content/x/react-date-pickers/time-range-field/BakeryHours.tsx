import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function BakeryHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Bakery open"
        defaultValue={[dayjs('2026-05-18T06:30'), dayjs('2026-05-18T13:00')]}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
