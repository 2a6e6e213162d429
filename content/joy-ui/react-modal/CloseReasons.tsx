import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('not yet');

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    setLast(reason);
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit caption
      </Button>
      <Typography level="body-sm" role="status">
        Asked to close: {last}
      </Typography>
      <Modal open={open} onClose={handleClose}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Unsaved caption</DialogTitle>
          <DialogContent>A click beside this dialog leaves it open.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
