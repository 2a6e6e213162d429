import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableFrost() {
  const [frost, setFrost] = React.useState<Dayjs | null>(dayjs('2026-04-19'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: 260 }}>
        <DateField label="Last frost" value={frost} onChange={setFrost} clearable />
        <Typography role="status" variant="body2">
          {frost?.isValid() ? `Sow from ${frost.add(14, 'day').format('MMMM D')}` : 'No frost yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
