import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Collapse in={open} unmountOnExit>
        <Alert severity="warning" onClose={() => setOpen(false)} sx={{ mb: 2 }}>
          Dogs need a cabin ticket on night crossings.
        </Alert>
      </Collapse>
      <Button variant="outlined" disabled={open} onClick={() => setOpen(true)}>
        Show again
      </Button>
    </Box>
  );
}
