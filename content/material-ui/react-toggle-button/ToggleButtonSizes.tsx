import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sizes = ['small', 'medium', 'large'] as const;

export default function ToggleButtonSizes() {
  const [start, setStart] = React.useState<string | null>('monday');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          value={start}
          onChange={(event, value: string | null) => setStart(value)}
          aria-label={`Week starts on, ${size}`}
        >
          <ToggleButton value="monday">Monday</ToggleButton>
          <ToggleButton value="sunday">Sunday</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
