import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const centered = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  p: 3,
  width: 'min(360px, 100% - 32px)',
  height: 'fit-content',
};

export default function KeepMountedModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Sign the guest book
      </Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)}>
        <Paper role="dialog" aria-modal aria-label="Guest book" sx={centered}>
          <TextField label="Your words" multiline rows={3} fullWidth />
          <Button onClick={() => setOpen(false)} sx={{ mt: 2 }}>
            Finish later
          </Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
