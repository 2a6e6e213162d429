import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const DURATION = 600;

export default function FadingSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Fade in the jingle
      </Button>
      <Snackbar
        open={open}
        animationDuration={DURATION}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        sx={{
          '@keyframes jingle-in': { from: { opacity: 0 }, to: { opacity: 1 } },
          '@keyframes jingle-out': { from: { opacity: 1 }, to: { opacity: 0 } },
          animation: `${open ? 'jingle-in' : 'jingle-out'} ${DURATION}ms forwards`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        }}
      >
        <span role="alert">Jingle 4 is playing.</span>
      </Snackbar>
    </React.Fragment>
  );
}
