import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import EventIcon from '@mui/icons-material/Event';
import PetsIcon from '@mui/icons-material/Pets';
import VaccinesIcon from '@mui/icons-material/Vaccines';

const places = [
  { name: 'Appointments', href: '#appointments', icon: <EventIcon /> },
  { name: 'Patients', href: '#patients', icon: <PetsIcon /> },
  { name: 'Vaccinations', href: '#vaccinations', icon: <VaccinesIcon /> },
];

export default function BasicDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Open navigation
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' } }}
      >
        <nav aria-label="Clinic">
          <List sx={{ width: 250 }}>
            {places.map(({ name, href, icon }) => (
              <ListItem key={name} disablePadding>
                <ListItemButton href={href} onClick={close}>
                  <ListItemIcon>{icon}</ListItemIcon>
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </nav>
        <Button onClick={close}>Close</Button>
      </Drawer>
    </React.Fragment>
  );
}
