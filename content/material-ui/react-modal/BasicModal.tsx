import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const centered = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  p: 4,
  width: 'min(400px, 100% - 32px)',
  height: 'fit-content',
};

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        About this painting
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper role="dialog" aria-modal aria-labelledby="painting-title" sx={centered}>
          <Typography id="painting-title" variant="h6" component="h2" gutterBottom>
            Harbor at noon
          </Typography>
          <Typography>Oil on canvas, 1887. Hall 4, on loan until September.</Typography>
          <Button onClick={() => setOpen(false)} sx={{ mt: 2 }}>
            Close
          </Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
