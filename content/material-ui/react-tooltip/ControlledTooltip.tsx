import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltip() {
  const [open, setOpen] = React.useState(false);

  return (
    <Tooltip
      describeChild
      title="Grid lines are 8 px apart"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'The tip is open' : 'Show the tip'}
      </Button>
    </Tooltip>
  );
}
