import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function AllDayToggle() {
  const [allDay, setAllDay] = React.useState(true);
  const [length, setLength] = React.useState<string | null>('60');

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <ToggleButton
        fullWidth
        disableRipple
        size="small"
        color="secondary"
        value="all-day"
        selected={allDay}
        onChange={() => setAllDay(!allDay)}
        sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
      >
        All day
      </ToggleButton>
      <ToggleButtonGroup
        exclusive
        fullWidth
        disabled={allDay}
        value={length}
        onChange={(event, value: string | null) => setLength(value)}
        aria-label="Length in minutes"
      >
        <ToggleButton value="15">15</ToggleButton>
        <ToggleButton value="30">30</ToggleButton>
        <ToggleButton value="60">60</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
