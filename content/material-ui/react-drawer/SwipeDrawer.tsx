import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function SwipeDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ p: 3 }}>
      <Typography gutterBottom>On a touch screen, swipe from the edge.</Typography>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Open navigation
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' } }}
      >
        <List component="nav" aria-label="Clinic" sx={{ width: 220 }}>
          {['Appointments', 'Patients', 'Stock'].map((name) => (
            <ListItemButton key={name} href={`#${name.toLowerCase()}`} onClick={close}>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
        <Button onClick={close}>Close</Button>
      </SwipeableDrawer>
    </Box>
  );
}
