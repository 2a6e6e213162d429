import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ToggleSizes() {
  const [crust, setCrust] = React.useState<string | null>('dark');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          aria-label={`Crust, size ${size}`}
          size={size}
          value={crust}
          onChange={(event, newCrust) => setCrust(newCrust)}
        >
          <Button value="light">Light</Button>
          <Button value="dark">Dark</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
