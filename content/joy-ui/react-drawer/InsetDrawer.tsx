import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

const floating = {
  m: { sm: 2 },
  height: { xs: '100%', sm: 'calc(100% - 32px)' },
  borderRadius: { sm: 'lg' },
};

export default function InsetDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the recipe
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: { sx: floating },
          backdrop: { sx: { backdropFilter: 'none' } },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Cinnamon knots</DialogTitle>
        <DialogContent sx={{ px: 2 }}>500 g flour, 80 g butter, a night in the cold.</DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
