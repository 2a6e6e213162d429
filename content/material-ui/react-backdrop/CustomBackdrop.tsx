import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';

const BlurBackdrop = styled(Backdrop)(({ theme }) => ({
  zIndex: theme.zIndex.modal,
  flexDirection: 'column',
  gap: theme.spacing(2),
  color: theme.palette.common.white,
  backgroundColor: alpha(theme.palette.common.black, 0.6),
  backdropFilter: 'blur(6px)',
}));

export default function CustomBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Look at the proof
      </Button>
      <BlurBackdrop open={open} onClick={() => setOpen(false)}>
        <Typography variant="h4" component="p">
          Poster, 50 × 70 cm
        </Typography>
        <Typography>Click anywhere to go back.</Typography>
      </BlurBackdrop>
    </React.Fragment>
  );
}
