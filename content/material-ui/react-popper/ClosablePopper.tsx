import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ClosablePopper() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={handleKeyDown}>
        <Button
          ref={setButton}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Lesson 7
        </Button>
        <Popper
          open={open}
          anchorEl={button}
          role="group"
          aria-label="Lesson 7"
          disablePortal
          sx={{ zIndex: 1 }}
        >
          <Paper elevation={4} sx={{ display: 'flex', mt: 1, p: 1 }}>
            <Button onClick={() => setOpen(false)}>Repeat</Button>
            <Button onClick={() => setOpen(false)}>Skip</Button>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
