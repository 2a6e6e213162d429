import { useState } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const night = dayjs('2026-11-20T20:00');

export default function TelescopeStart() {
  const [time, setTime] = useState<Dayjs | null>(night.hour(21).minute(30));
  const [view, setView] = useState<TimeView>('hours');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 260, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Part of the time"
          value={view}
          onChange={(event, next: TimeView | null) => next && setView(next)}
        >
          <ToggleButton value="hours">{`Hour ${time?.format('HH') ?? ''}`}</ToggleButton>
          <ToggleButton value="minutes">{`Minute ${time?.format('mm') ?? ''}`}</ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          value={time}
          onChange={setTime}
          view={view}
          onViewChange={setView}
          ampm={false}
          minutesStep={10}
          minTime={night}
          maxTime={night.hour(23).minute(30)}
          sx={{ width: 260 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
