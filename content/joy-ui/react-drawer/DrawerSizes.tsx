import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function DrawerSizes() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<DrawerProps['size']>('md');

  return (
    <Stack direction="row" spacing={2}>
      {SIZES.map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => {
            setSize(name);
            setOpen(true);
          }}
        >
          Size {name}
        </Button>
      ))}
      <Drawer size={size} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Sourdough diary</DialogTitle>
        <DialogContent sx={{ px: 2 }}>Fed at 6:30 with rye flour, 24 °C.</DialogContent>
      </Drawer>
    </Stack>
  );
}
