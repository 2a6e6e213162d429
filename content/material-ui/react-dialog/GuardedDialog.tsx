import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function GuardedDialog() {
  const [open, setOpen] = React.useState(false);
  const [busy, setBusy] = React.useState(false);

  const handleClose: DialogProps['onClose'] = (event, reason) => {
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Renew card
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        disableEscapeKeyDown={busy}
        slotProps={{ transition: { onExited: () => setBusy(false) } }}
      >
        <DialogTitle>Library card</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {busy
              ? 'Your card is being renewed. Only the button closes this now.'
              : 'A click beside this dialog does nothing, Escape still closes it.'}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{busy ? 'Stop' : 'Not now'}</Button>
          <Button loading={busy} onClick={() => setBusy(true)}>
            Renew
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
