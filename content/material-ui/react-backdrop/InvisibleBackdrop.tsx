import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function InvisibleBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        Paper weight
      </Button>
      <Backdrop invisible open={open} onClick={() => setOpen(false)} sx={{ zIndex: 1 }} />
      {open && (
        <Paper elevation={4} sx={{ position: 'absolute', zIndex: 2, mt: 1, p: 2 }}>
          <Typography>200 g, matte</Typography>
        </Paper>
      )}
    </div>
  );
}
