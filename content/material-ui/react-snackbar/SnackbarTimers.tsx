import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarTimers() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Start a round
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        resumeHideDuration={1000}
        disableWindowBlurListener
        onClose={() => setOpen(false)}
        message="20 questions. Point here to keep this open."
      />
    </div>
  );
}
