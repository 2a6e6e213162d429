import { useState, type FormEvent } from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OldRecord() {
  const [sent, setSent] = useState<string | null>(null);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('baptized')));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ width: 260 }}>
        <DateField
          name="baptized"
          label="Baptized on"
          format="YYYY-MM-DD"
          defaultValue={dayjs('1887-06-12')}
          minDate={dayjs('1600-01-01')}
          maxDate={dayjs('1950-12-31')}
          helperText="Registers go from 1600 to 1950"
        />
        <Button type="submit" variant="contained">
          Search registers
        </Button>
        <Typography role="status">{sent !== null && `Sent: baptized=${sent}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
