import * as React from 'react';
import LandscapeIcon from '@mui/icons-material/Landscape';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const picture = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  width: 'min(560px, 100% - 32px)',
  height: 'fit-content',
  textAlign: 'center',
  color: 'secondary.main',
};

export default function FadeModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Enlarge
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: 500 } }}
      >
        <Fade in={open} timeout={500}>
          <Paper role="dialog" aria-modal aria-label="Mountain lake, enlarged" sx={picture}>
            <LandscapeIcon sx={{ width: '60%', height: 'auto' }} />
            <Button fullWidth onClick={close}>
              Back to the gallery
            </Button>
          </Paper>
        </Fade>
      </Modal>
    </React.Fragment>
  );
}
