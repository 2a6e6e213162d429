import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const layout = {
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: { xs: '2 / 4', sm: 1 },
    gridRow: { xs: 1, sm: 2 },
    flexDirection: { xs: 'row', sm: 'column' },
    justifyContent: 'flex-start',
    alignItems: 'flex-start',
  },
};

export default function ActionsBeside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-09-12')}
          displayStaticWrapperAs="desktop"
          slotProps={{
            actionBar: { actions: ['today', 'clear'], disableSpacing: true },
            layout: { sx: layout },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
