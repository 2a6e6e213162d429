import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? `A valid date: ${date.format('dddd, MMMM D, YYYY')}` : 'An invalid date';
}

export default function RecordDate() {
  const [date, setDate] = useState<Dayjs | null>(dayjs('1931-04-30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Married on"
        value={date}
        onChange={setDate}
        helperText={`The value is: ${describe(date)}`}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
