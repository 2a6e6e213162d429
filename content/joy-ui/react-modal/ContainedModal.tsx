import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Sheet from '@mui/joy/Sheet';

export default function ContainedModal() {
  const pane = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Sheet
      ref={pane}
      variant="soft"
      sx={{ position: 'relative', width: '100%', height: 200, p: 2, overflow: 'hidden' }}
    >
      <Button onClick={() => setOpen(true)}>Photo info</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => pane.current}
        disableScrollLock
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        sx={{ position: 'absolute' }}
      >
        <ModalDialog size="sm" minWidth={200}>
          <ModalClose aria-label="Close" />
          <DialogTitle>DSC_1204.jpg</DialogTitle>
          <DialogContent>24 megapixels</DialogContent>
        </ModalDialog>
      </Modal>
    </Sheet>
  );
}
