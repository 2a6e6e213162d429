import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Stack from '@mui/joy/Stack';

const photos = Array.from({ length: 40 }, (_, index) => `DSC_${1200 + index}.jpg`);

const content = (
  <React.Fragment>
    <ModalClose aria-label="Close" />
    <DialogTitle>40 new photos</DialogTitle>
    <DialogContent tabIndex={0}>
      <List size="sm">
        {photos.map((photo) => (
          <ListItem key={photo}>{photo}</ListItem>
        ))}
      </List>
    </DialogContent>
  </React.Fragment>
);

export default function ScrollingModals() {
  const [scroll, setScroll] = React.useState<'content' | 'page' | null>(null);
  const close = () => setScroll(null);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setScroll('content')}>
        Scroll the list
      </Button>
      <Button variant="outlined" onClick={() => setScroll('page')}>
        Scroll the dialog
      </Button>
      <Modal open={scroll === 'content'} onClose={close}>
        <ModalDialog>{content}</ModalDialog>
      </Modal>
      <Modal open={scroll === 'page'} onClose={close}>
        <ModalOverflow>
          <ModalDialog>{content}</ModalDialog>
        </ModalOverflow>
      </Modal>
    </Stack>
  );
}
