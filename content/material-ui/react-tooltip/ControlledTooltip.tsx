import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import GridOnIcon from '@mui/icons-material/GridOn';

export default function ControlledTooltip() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Hide the tip' : 'Where is the grid?'}
      </Button>
      <Tooltip
        arrow
        title="Grid lines"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <IconButton>
          <GridOnIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
