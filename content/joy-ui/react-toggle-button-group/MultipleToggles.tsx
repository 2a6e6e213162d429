import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function MultipleToggles() {
  const [seeds, setSeeds] = React.useState(['sesame', 'poppy']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Seeds on the crust"
        value={seeds}
        onChange={(event, newSeeds) => setSeeds(newSeeds)}
      >
        <Button value="sesame">Sesame</Button>
        <Button value="poppy">Poppy</Button>
        <Button value="flax">Flax</Button>
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        {seeds.length === 0 ? 'Plain crust' : `Crust with ${seeds.join(' and ')}`}
      </Typography>
    </Stack>
  );
}
