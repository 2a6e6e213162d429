import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function BodyPortal() {
  const [show, setShow] = React.useState(false);

  return (
    <Box sx={{ overflow: 'hidden', transform: 'scale(1)', p: 2 }}>
      <Button variant="outlined" onClick={() => setShow(!show)}>
        {show ? 'End' : 'Start'} last call
      </Button>
      {show && (
        <Portal>
          <Paper
            role="status"
            elevation={6}
            sx={{ position: 'fixed', insetInlineStart: 16, bottom: 16, zIndex: 'snackbar', p: 2 }}
          >
            Last call for Oslo at gate B7
          </Paper>
        </Portal>
      )}
    </Box>
  );
}
