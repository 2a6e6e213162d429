import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function DisabledButtonGroup() {
  const [locked, setLocked] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Lock the original"
        control={<Switch checked={locked} onChange={(event, checked) => setLocked(checked)} />}
      />
      <ButtonGroup disabled={locked} aria-label="Change the original">
        <Button>Crop</Button>
        <Button>Resize</Button>
        <Button>Rename</Button>
      </ButtonGroup>
    </Stack>
  );
}
