import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const FloatingDrawer = styled(Drawer)(({ theme }) => ({
  [`& .${drawerClasses.paper}`]: {
    width: 240,
    height: 'auto',
    margin: theme.spacing(2),
    borderRadius: 16,
    padding: theme.spacing(2),
  },
}));

const BlurredBackdrop = styled(Backdrop)({ backdropFilter: 'blur(3px)' });

export default function CustomDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show emergency numbers
      </Button>
      <FloatingDrawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        transitionDuration={{ enter: 400, exit: 150 }}
        slots={{ backdrop: BlurredBackdrop }}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Emergency numbers' },
        }}
      >
        <Stack spacing={1}>
          <Typography>Poison line: 555 0114</Typography>
          <Typography>Night clinic: 555 0190</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Stack>
      </FloatingDrawer>
    </React.Fragment>
  );
}
