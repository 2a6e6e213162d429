import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const opening = dayjs('2026-10-03T09:00');
const booked = ['10:30', '11:15', '14:15'];
const texts = { timePickerToolbarTitle: 'Portrait session' };

export default function StudioSlots() {
  const [slot, setSlot] = useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={texts}>
      <Stack spacing={1}>
        <DigitalClock
          value={slot}
          onChange={setSlot}
          referenceDate={opening}
          timeStep={45}
          minTime={opening}
          maxTime={opening.hour(16)}
          shouldDisableTime={(time) => booked.includes(time.format('HH:mm'))}
          skipDisabled
          sx={{ width: 160, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
        <Typography role="status">
          {slot ? `Session from ${slot.format('h:mm A')}` : 'No session yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
