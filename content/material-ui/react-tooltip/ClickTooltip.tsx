import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Tooltip from '@mui/material/Tooltip';

export default function ClickTooltip() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Tooltip
        arrow
        describeChild
        disableFocusListener
        disableHoverListener
        disableTouchListener
        title="Color #1976d2 copied"
        open={open}
        onClose={() => setOpen(false)}
      >
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Copy color
        </Button>
      </Tooltip>
    </ClickAwayListener>
  );
}
