import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerVariables() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Allergens
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          '--Drawer-horizontalSize': '360px',
          '--Drawer-transitionDuration': '0.5s',
          '--Drawer-transitionFunction': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
          '@media (prefers-reduced-motion: reduce)': { '--Drawer-transitionDuration': '0s' },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Allergens</DialogTitle>
        <DialogContent sx={{ px: 2 }}>
          Wheat and milk are in nearly everything; ask for the folder at the counter.
        </DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
