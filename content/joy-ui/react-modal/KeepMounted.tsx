import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Textarea from '@mui/joy/Textarea';

export default function KeepMounted() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a comment
      </Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)}>
        <ModalDialog minWidth={320}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Comment</DialogTitle>
          <DialogContent>Close this and open it again: your text stays.</DialogContent>
          <Textarea minRows={3} slotProps={{ textarea: { 'aria-label': 'Your comment' } }} />
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
