import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';

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
          content: { sx: { bgcolor: 'transparent', boxShadow: 'none', p: { xs: 0, sm: 2 } } },
          backdrop: { sx: { backdropFilter: 'none' } },
        }}
      >
        <Sheet
          sx={{
            position: 'relative',
            height: '100%',
            p: 2,
            borderRadius: { xs: 0, sm: 'lg' },
            boxShadow: 'lg',
          }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Cinnamon knots</DialogTitle>
          <DialogContent sx={{ mt: 1 }}>
            500 g flour, 80 g butter, a night in the cold.
          </DialogContent>
        </Sheet>
      </Drawer>
    </React.Fragment>
  );
}
