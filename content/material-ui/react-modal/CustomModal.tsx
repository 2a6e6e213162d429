import * as React from 'react';
import Button from '@mui/material/Button';
import Backdrop from '@mui/material/Backdrop';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Sheet = styled(Modal)({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
});

const BlurBackdrop = styled(Backdrop)({
  zIndex: -1,
  backdropFilter: 'blur(3px)',
});

export default function CustomModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slots={{ backdrop: BlurBackdrop }}
      >
        <Slide direction="up" in={open}>
          <Paper
            role="dialog"
            aria-modal
            aria-label="Share this exhibition"
            sx={{ p: 3, width: '100%', maxWidth: 480, borderRadius: '16px 16px 0 0' }}
          >
            <Typography gutterBottom>Send the exhibition to a friend.</Typography>
            <Button onClick={() => setOpen(false)}>Copy link</Button>
          </Paper>
        </Slide>
      </Sheet>
    </React.Fragment>
  );
}
