import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function BasicToggleGroup() {
  const [slices, setSlices] = React.useState<string | null>('thick');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography id="slices-label" level="title-sm">
        Cut the loaf
      </Typography>
      <ToggleButtonGroup
        aria-labelledby="slices-label"
        value={slices}
        onChange={(event, newSlices) => setSlices(newSlices)}
      >
        <Button value="thick">Thick</Button>
        <Button value="thin">Thin</Button>
        <Button value="toast">Toast</Button>
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status">
        {slices === null ? 'The loaf stays whole.' : `Slices: ${slices}`}
      </Typography>
    </Stack>
  );
}
