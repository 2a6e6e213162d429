import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function DrawerVariants() {
  const [open, setOpen] = React.useState(false);
  const [variant, setVariant] = React.useState<DrawerProps['variant']>('plain');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {VARIANTS.map((name) => (
        <Button
          key={name}
          variant={name}
          onClick={() => {
            setVariant(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      <Drawer
        variant={variant}
        color="primary"
        invertedColors
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Order 118</DialogTitle>
        <DialogContent sx={{ px: 2, color: 'inherit' }}>
          Two baguettes and an apple tart, ready at 9.
          <Button sx={{ mt: 2 }} onClick={() => setOpen(false)}>
            I am on my way
          </Button>
        </DialogContent>
      </Drawer>
    </Stack>
  );
}
