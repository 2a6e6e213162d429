import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function ToggleColors() {
  const [flours, setFlours] = React.useState(['rye']);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <ToggleButtonGroup
          key={color}
          aria-label={`Flour, ${color}`}
          color={color}
          variant="soft"
          value={flours}
          onChange={(event, newFlours) => setFlours(newFlours)}
        >
          <Button value="rye">Rye</Button>
          <Button value="spelt">Spelt</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
