import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SavedPlan() {
  const [saved, setSaved] = useState<Dayjs | null>(dayjs('2026-06-06T07:30'));
  const [draft, setDraft] = useState(saved);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <DateTimePicker
          label="Water the greenhouse"
          value={draft}
          onChange={setDraft}
          onAccept={(value, { validationError }) => {
            if (validationError === null) {
              setSaved(value);
            }
          }}
        />
        <Typography role="status">
          {saved ? `Saved: ${saved.format('MMM D, h:mm A')}` : 'No plan saved'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
