import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function ToggleVariants() {
  const [days, setDays] = React.useState(['saturday']);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {variants.map((variant) => (
        <ToggleButtonGroup
          key={variant}
          aria-label={`Pickup days, ${variant}`}
          variant={variant}
          value={days}
          onChange={(event, newDays) => setDays(newDays)}
        >
          <Button value="friday">Friday</Button>
          <Button value="saturday">Saturday</Button>
          <Button value="sunday">Sunday</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
