import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function BottomSheet() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Photo details
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: { sx: { backdropFilter: 'none' } } }}
      >
        <ModalDialog
          sx={{
            '@keyframes rise': { from: { opacity: 0, marginTop: '24px' } },
            '@media (prefers-reduced-motion: no-preference)': { animation: 'rise 200ms ease-out' },
            '@media (max-width: 599px)': {
              inset: 'auto 0 0 0',
              maxWidth: 'none',
              transform: 'none',
              borderRadius: '16px 16px 0 0',
            },
          }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>DSC_1204.jpg</DialogTitle>
          <DialogContent>July 4, 2026, 24 megapixels</DialogContent>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
