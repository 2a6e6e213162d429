import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function PassportDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Passport valid"
        defaultValue={[dayjs('2021-04-09'), dayjs('2031-04-08')]}
        clearable
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
