import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

export default function PaneDrawer() {
  const pane = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Sheet
      ref={pane}
      variant="soft"
      sx={{ position: 'relative', width: '100%', height: 220, p: 2, overflow: 'hidden' }}
    >
      <Button onClick={() => setOpen(true)}>Oven settings</Button>
      <Drawer
        container={() => pane.current}
        disableScrollLock
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: { sx: { position: 'absolute' } },
          content: { sx: { position: 'absolute' } },
        }}
        sx={{ position: 'absolute', zIndex: 1, '--Drawer-horizontalSize': '220px' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Oven 2</DialogTitle>
        <DialogContent sx={{ px: 2 }}>230 °C, steam for 8 minutes</DialogContent>
      </Drawer>
    </Sheet>
  );
}
