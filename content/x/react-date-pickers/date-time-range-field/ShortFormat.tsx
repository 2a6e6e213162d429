import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function ShortFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Parcel on its way"
        defaultValue={[dayjs('2026-05-18T14:05'), dayjs('2026-05-20T09:30')]}
        format="MM/DD HH:mm"
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
