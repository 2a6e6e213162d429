import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function OwnTitleAndClose() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Storage
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog minWidth={340}>
          <ModalClose variant="soft" color="primary" size="lg" aria-label="Close" />
          <DialogTitle level="h3" variant="soft" color="warning" sx={{ mr: 5 }}>
            Almost full
          </DialogTitle>
          <DialogContent>14.2 of 15 GB are taken.</DialogContent>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
