import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Return all books
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby="return-text"
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Return 3 books?</DialogTitle>
        <DialogContent>
          <DialogContentText id="return-text">
            They leave your shelf, and your bookmarks go with them.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep reading
          </Button>
          <Button onClick={close}>Return</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
