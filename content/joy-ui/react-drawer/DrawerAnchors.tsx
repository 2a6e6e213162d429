import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const ANCHORS = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerAnchors() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<DrawerProps['anchor']>('left');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {ANCHORS.map((side) => (
        <Button
          key={side}
          variant="soft"
          onClick={() => {
            setAnchor(side);
            setOpen(true);
          }}
        >
          From the {side}
        </Button>
      ))}
      <Drawer anchor={anchor} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Today’s bread</DialogTitle>
        <DialogContent sx={{ px: 2 }}>Rye, spelt, and a walnut loaf from 11 o’clock.</DialogContent>
      </Drawer>
    </Stack>
  );
}
