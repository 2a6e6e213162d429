import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import WarningRoundedIcon from '@mui/icons-material/WarningRounded';

export default function ConfirmDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button color="danger" variant="soft" onClick={() => setOpen(true)}>
        Delete album
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog" maxWidth={420}>
          <DialogTitle>
            <WarningRoundedIcon />
            Delete 184 photos?
          </DialogTitle>
          <Divider />
          <DialogContent>They disappear for everyone you share the album with.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Delete
            </Button>
            <Button variant="plain" color="neutral" autoFocus onClick={close}>
              Keep
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
