import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenDatePicker() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260, alignItems: 'flex-start' }}>
        <DatePicker
          label="Pick-up"
          defaultValue={dayjs('2026-05-22')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        />
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Change the day
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
