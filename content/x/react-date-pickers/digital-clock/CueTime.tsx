import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function CueTime() {
  const [cue, setCue] = useState<Dayjs | null>(dayjs('2026-10-03T06:29:45'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 'max-content' }}>
        <MultiSectionDigitalClock
          aria-label="Jingle plays at"
          value={cue}
          onChange={setCue}
          ampm={false}
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 15 }}
        />
        <Typography role="status">{cue && `Jingle at ${cue.format('HH:mm:ss')}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
