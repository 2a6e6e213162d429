import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import EventIcon from '@mui/icons-material/Event';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import PetsIcon from '@mui/icons-material/Pets';
import VaccinesIcon from '@mui/icons-material/Vaccines';

const places = [
  { name: 'Appointments', href: '#appointments', icon: <EventIcon /> },
  { name: 'Patients', href: '#patients', icon: <PetsIcon /> },
  { name: 'Vaccinations', href: '#vaccinations', icon: <VaccinesIcon /> },
];

export default function MiniDrawer() {
  const [open, setOpen] = React.useState(false);
  const [current, setCurrent] = React.useState('Appointments');
  const width = open ? 190 : 56;

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Show names in the navigation"
            aria-pressed={open}
            onClick={() => setOpen(!open)}
            sx={{ marginInlineEnd: 1 }}
          >
            {open ? <MenuOpenIcon /> : <MenuIcon />}
          </IconButton>
          <Typography variant="h6" component="div" noWrap>
            Harbor Street Vets
          </Typography>
        </Toolbar>
      </AppBar>
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
        <Toolbar />
        <nav aria-label="Clinic">
          <List>
            {places.map(({ name, href, icon }) => (
              <ListItem key={name} disablePadding>
                <Tooltip title={open ? '' : name} placement="right">
                  <ListItemButton
                    href={href}
                    aria-label={name}
                    selected={name === current}
                    aria-current={name === current ? 'page' : undefined}
                    onClick={(event) => {
                      // Ctrl, Cmd and Shift open the link elsewhere.
                      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setCurrent(name);
                    }}
                  >
                    <ListItemIcon sx={{ minWidth: 48 }}>{icon}</ListItemIcon>
                    <ListItemText primary={name} slotProps={{ primary: { noWrap: true } }} />
                  </ListItemButton>
                </Tooltip>
              </ListItem>
            ))}
          </List>
        </nav>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <Typography variant="h5" component="h1" gutterBottom>
          {current}
        </Typography>
        <Typography>The page beside the drawer moves aside when the names are shown.</Typography>
      </Box>
    </Box>
  );
}
