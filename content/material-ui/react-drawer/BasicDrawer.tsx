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
  { name: 'Appointments', icon: <EventIcon /> },
  { name: 'Patients', icon: <PetsIcon /> },
  { name: 'Vaccinations', icon: <VaccinesIcon /> },
];

export default function BasicDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Open navigation
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <List component="nav" aria-label="Clinic" sx={{ width: 250 }}>
          {places.map(({ name, icon }) => (
            <ListItem key={name} component="div" disablePadding>
              <ListItemButton onClick={() => setOpen(false)}>
                <ListItemIcon>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </React.Fragment>
  );
}
