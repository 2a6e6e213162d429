import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import PhotoIcon from '@mui/icons-material/Photo';

export default function FullscreenModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button startDecorator={<PhotoIcon />} onClick={() => setOpen(true)}>
        View photo
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog layout="fullscreen">
          <ModalClose aria-label="Close" />
          <DialogTitle>Lighthouse at dusk</DialogTitle>
          <DialogContent>
            <AspectRatio ratio="16/9" maxHeight="70vh" variant="soft" color="primary">
              <PhotoIcon />
            </AspectRatio>
          </DialogContent>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
