import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const at = (time: string) => dayjs(`2026-05-18T${time}`);

const usual: Record<string, DateRange<Dayjs>> = {
  Monday: [at('09:00'), at('18:00')],
  Tuesday: [at('09:00'), at('18:00')],
  Saturday: [at('10:00'), at('14:00')],
};

export default function OpeningHours() {
  const [week, setWeek] = React.useState(usual);

  const hours = Object.values(week).reduce((sum, [opens, closes]) => {
    if (!opens?.isValid() || !closes?.isValid() || closes.isBefore(opens)) return sum;
    return sum + closes.diff(opens, 'hour', true);
  }, 0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        {Object.entries(week).map(([day, times]) => (
          <SingleInputTimeRangeField
            key={day}
            label={day}
            size="small"
            clearable
            value={times}
            onChange={(newTimes) => setWeek((old) => ({ ...old, [day]: newTimes }))}
          />
        ))}
        <Typography role="status">Open for {Math.round(hours * 10) / 10} hours</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
