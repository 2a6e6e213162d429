import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function BasicClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative', height: 140 }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Episode 12
        </Button>
        {open && (
          <Paper
            elevation={4}
            sx={{ position: 'absolute', insetInlineStart: 0, mt: 1, p: 2, width: 200 }}
          >
            How bees find home. 38 minutes. Click outside to close.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
