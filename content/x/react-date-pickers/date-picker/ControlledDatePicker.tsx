import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDatePicker() {
  const [vaccinated, setVaccinated] = React.useState<Dayjs | null>(dayjs('2026-05-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          label="Vaccinated on"
          value={vaccinated}
          onChange={setVaccinated}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography role="status">
          {vaccinated?.isValid()
            ? `Again on ${vaccinated.add(1, 'year').format('MMMM D, YYYY')}`
            : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
