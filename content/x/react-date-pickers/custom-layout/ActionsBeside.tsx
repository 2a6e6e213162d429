import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function ActionsBeside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-09-12')}
        displayStaticWrapperAs="desktop"
        slotProps={{
          actionBar: { actions: ['today', 'clear'] },
          layout: {
            sx: {
              [`& .${pickersLayoutClasses.actionBar}`]: {
                gridColumn: { xs: '2 / 4', sm: 1 },
                gridRow: { xs: 1, sm: 2 },
                flexDirection: { xs: 'row', sm: 'column' },
                justifyContent: 'flex-start',
                alignItems: 'flex-start',
              },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
