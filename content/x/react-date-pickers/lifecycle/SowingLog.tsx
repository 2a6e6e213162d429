import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const show = (date: Dayjs | null) => (date?.isValid() ? date.format('MMM D, YYYY') : String(date));

export default function SowingLog() {
  const [calls, setCalls] = useState<string[]>([]);
  const log = (call: string) => setCalls((before) => [...before, call].slice(-6));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker
          label="Sow the beans"
          defaultValue={dayjs('2026-05-16')}
          closeOnSelect={false}
          onOpen={() => log('onOpen')}
          onViewChange={(view) => log(`onViewChange: ${view}`)}
          onChange={(date) => log(`onChange: ${show(date)}`)}
          onAccept={(date) => log(`onAccept: ${show(date)}`)}
          onClose={() => log('onClose')}
        />
        <Box role="log" aria-label="Calls" sx={{ minHeight: 144 }}>
          {calls.map((call, index) => (
            <Typography key={index} variant="body2">
              {call}
            </Typography>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
