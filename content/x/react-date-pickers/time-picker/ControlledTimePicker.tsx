import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const lessonDay = dayjs('2026-05-18T00:00');

export default function ControlledTimePicker() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-05-18T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker
          label="Lesson starts"
          value={start}
          onChange={setStart}
          referenceDate={lessonDay}
          slotProps={{ field: { clearable: true } }}
        />
        <Typography role="status">
          {start?.isValid()
            ? `Ends at ${start.add(45, 'minute').format('HH:mm')} on ${start.format('MMMM D')}`
            : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
