import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

dayjs.extend(utc);

const print = (day: Dayjs | null) => day?.format('MMM D') ?? 'Not set';

export default function EditOneEnd() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([
    dayjs.utc('2026-08-11'),
    dayjs.utc('2026-08-18'),
  ]);
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Day to set"
          value={position}
          onChange={(_, clicked: RangePosition | null) => setPosition(clicked ?? position)}
        >
          <ToggleButton value="start">Pick up: {print(loan[0])}</ToggleButton>
          <ToggleButton value="end">Return: {print(loan[1])}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateRangeCalendar
            value={loan}
            onChange={(newLoan) => setLoan(newLoan)}
            rangePosition={position}
            onRangePositionChange={setPosition}
            calendars={1}
            sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 280 } }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
