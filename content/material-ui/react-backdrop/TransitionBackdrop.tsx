import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

export default function TransitionBackdrop() {
  const [slow, setSlow] = React.useState(false);
  const [zoom, setZoom] = React.useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined" onClick={() => setSlow(true)}>
        Fade slowly
      </Button>
      <Backdrop
        open={slow}
        transitionDuration={{ enter: 1200, exit: 300 }}
        onClick={() => setSlow(false)}
        sx={{ zIndex: 'drawer' }}
      />
      <Button variant="outlined" onClick={() => setZoom(true)}>
        Zoom
      </Button>
      <Backdrop
        open={zoom}
        slots={{ transition: Zoom }}
        onClick={() => setZoom(false)}
        sx={{ zIndex: 'drawer' }}
      />
    </Stack>
  );
}
