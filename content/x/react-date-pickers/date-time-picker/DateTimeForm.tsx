import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const earliest = dayjs('2026-05-18T10:00');

export default function DateTimeForm() {
  const [pickUp, setPickUp] = React.useState<Dayjs | null>(null);
  const [invalid, setInvalid] = React.useState<DateTimeValidationError>(null);
  const [problem, setProblem] = React.useState('');
  const [sent, setSent] = React.useState('');

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const isReady = pickUp !== null && invalid === null;
    setProblem(isReady ? '' : 'Choose a time from May 18, 10 AM');
    setSent(isReady ? `Sent ${pickUp.format('YYYY-MM-DDTHH:mm')}` : '');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ width: 280 }}>
        <DateTimePicker
          label="Van pick-up"
          name="pickUp"
          value={pickUp}
          onChange={(value) => {
            setPickUp(value);
            setProblem('');
            setSent('');
          }}
          onError={setInvalid}
          minDateTime={earliest}
          referenceDate={earliest}
          slotProps={{
            textField: { required: true, error: problem ? true : undefined, helperText: problem },
          }}
        />
        <Button type="submit" variant="contained">
          Reserve
        </Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
