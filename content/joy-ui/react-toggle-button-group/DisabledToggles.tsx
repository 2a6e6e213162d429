import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function DisabledToggles() {
  const [time, setTime] = React.useState<string | null>('8:00');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Pickup on Saturday"
        value={time}
        onChange={(event, newTime) => setTime(newTime)}
      >
        <Button value="7:00" disabled>
          7:00
        </Button>
        <Button value="8:00">8:00</Button>
        <Button value="9:00">9:00</Button>
      </ToggleButtonGroup>
      <ToggleButtonGroup aria-label="Pickup on Sunday" disabled value="9:00">
        <Button value="8:00">8:00</Button>
        <Button value="9:00">9:00</Button>
      </ToggleButtonGroup>
    </Stack>
  );
}
