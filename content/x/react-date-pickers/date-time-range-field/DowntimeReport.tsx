import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function DowntimeReport() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2026-05-17T23:40'), dayjs('2026-05-18T01:15')]}
        direction={{ xs: 'column', sm: 'row' }}
        slotProps={{
          textField: ({ position }) => ({
            id: `downtime-${position}`,
            label: position === 'start' ? 'Heating stopped' : 'Heating ran again',
          }),
          separator: { sx: { display: { xs: 'none', sm: 'block' } } },
        }}
        sx={{ width: '100%', maxWidth: 520 }}
      />
    </LocalizationProvider>
  );
}
