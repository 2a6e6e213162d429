import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import PhotoIcon from '@mui/icons-material/Photo';
import Stack from '@mui/joy/Stack';

export default function HorizontalDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show tags
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog orientation="horizontal">
          <AspectRatio ratio="1" variant="soft" sx={{ width: 72 }}>
            <PhotoIcon />
          </AspectRatio>
          <Stack spacing={1} sx={{ pr: 4 }}>
            <DialogTitle>Lighthouse at dusk</DialogTitle>
            <DialogContent orientation="horizontal">
              <Chip size="sm">Coast</Chip>
              <Chip size="sm">Evening</Chip>
            </DialogContent>
          </Stack>
          <ModalClose aria-label="Close" />
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
