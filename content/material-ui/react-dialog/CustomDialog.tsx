import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { dialogClasses } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const RoundDialog = styled(Dialog)(({ theme }) => ({
  [`& .${dialogClasses.paper}`]: {
    borderRadius: 24,
    padding: theme.spacing(1),
  },
}));

export default function CustomDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show reward
      </Button>
      <RoundDialog
        open={open}
        onClose={() => setOpen(false)}
        transitionDuration={400}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(4px)' } } }}
      >
        <DialogTitle>50 books this year</DialogTitle>
        <DialogContent>
          <Typography>The next reservation is on us.</Typography>
        </DialogContent>
        <DialogActions disableSpacing sx={{ flexDirection: 'column', gap: 1 }}>
          <Button fullWidth variant="contained" onClick={() => setOpen(false)}>
            Thank you
          </Button>
          <Button fullWidth onClick={() => setOpen(false)}>
            Give it to a friend
          </Button>
        </DialogActions>
      </RoundDialog>
    </React.Fragment>
  );
}
