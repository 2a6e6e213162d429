import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function ControlledTooltip() {
  const [open, setOpen] = React.useState(false);
  const [help, setHelp] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography
        component="label"
        startDecorator={
          <Switch checked={help} onChange={(event) => setHelp(event.target.checked)} />
        }
      >
        Explain buttons
      </Typography>
      <Tooltip
        describeChild
        title="Follows the star while the earth turns"
        open={open && help}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <Button variant="soft">Track</Button>
      </Tooltip>
    </Stack>
  );
}
