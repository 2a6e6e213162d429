import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OwnFieldTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of travel"
        closeOnSelect={false}
        slotProps={{
          textField: { InputLabelProps: { shrink: true } },
          actionBar: { actions: ['cancel', 'accept'] },
        }}
        localeText={{
          fieldMonthPlaceholder: () => 'month',
          fieldDayPlaceholder: () => 'day',
          fieldYearPlaceholder: () => 'year',
          cancelButtonLabel: 'Keep the old day',
          okButtonLabel: 'Travel then',
          openDatePickerDialogue: (day) => (day ? `Change ${day}` : 'Open the timetable'),
        }}
      />
    </LocalizationProvider>
  );
}
