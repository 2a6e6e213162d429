import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import EventIcon from '@mui/icons-material/Event';
import MenuIcon from '@mui/icons-material/Menu';
import PetsIcon from '@mui/icons-material/Pets';

const places = [
  { name: 'Appointments', href: '#appointments', icon: <EventIcon /> },
  { name: 'Patients', href: '#patients', icon: <PetsIcon /> },
];

export default function MiniDrawer() {
  const [open, setOpen] = React.useState(false);
  const width = open ? 190 : 56;

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={(theme) => ({
          width,
          flexShrink: 0,
          transition: theme.transitions.create('width'),
          [`& .${drawerClasses.paper}`]: {
            width,
            overflowX: 'hidden',
            transition: theme.transitions.create('width'),
          },
        })}
      >
        <IconButton
          aria-label={open ? 'Fold navigation' : 'Unfold navigation'}
          onClick={() => setOpen(!open)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <List component="nav" aria-label="Clinic">
          {places.map(({ name, href, icon }) => (
            <Tooltip key={name} title={open ? '' : name} placement="right">
              <ListItemButton href={href} aria-label={name}>
                <ListItemIcon sx={{ minWidth: 48 }}>{icon}</ListItemIcon>
                <ListItemText primary={name} slotProps={{ primary: { noWrap: true } }} />
              </ListItemButton>
            </Tooltip>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        <Typography>14 appointments today</Typography>
      </Box>
    </Box>
  );
}
