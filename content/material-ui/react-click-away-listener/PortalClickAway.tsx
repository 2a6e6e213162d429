import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function PortalClickAway() {
  const [open, setOpen] = React.useState(false);
  const [strict, setStrict] = React.useState(false);

  return (
    <ClickAwayListener disableReactTree={strict} onClickAway={() => setOpen(false)}>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={strict} onChange={(event, checked) => setStrict(checked)} />}
          label="Only the document counts"
        />
        <Button variant="outlined" onClick={() => setOpen(!open)}>
          Player
        </Button>
        {open && (
          <Portal>
            <Paper
              elevation={8}
              sx={{ position: 'fixed', insetInlineStart: 16, bottom: 16, p: 2, zIndex: 'modal' }}
            >
              Playing “The quiet sea”. Click me.
            </Paper>
          </Portal>
        )}
      </Box>
    </ClickAwayListener>
  );
}
