import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ContainedBackdrop() {
  const [busy, setBusy] = React.useState(true);

  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', overflow: 'hidden', width: '100%', maxWidth: 320 }}
    >
      <div inert={busy}>
        <Typography sx={{ p: 2, pb: 0 }}>Album “Lisbon”, 48 pages</Typography>
        <Button sx={{ m: 1 }} onClick={() => setBusy(true)}>
          Render again
        </Button>
      </div>
      <Backdrop
        open={busy}
        slotProps={{ root: { 'aria-hidden': false } }}
        sx={{ position: 'absolute' }}
      >
        <Button variant="contained" onClick={() => setBusy(false)}>
          Stop rendering
        </Button>
      </Backdrop>
    </Paper>
  );
}
