import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';

const WIDTH = 200;
const paper = { [`& .${drawerClasses.paper}`]: { width: WIDTH, boxSizing: 'border-box' } };

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const [current, setCurrent] = React.useState('Dogs');

  const follow = (name: string) => {
    setCurrent(name);
    setOpen(false);
  };

  const links = (
    <nav aria-label="Animals">
      <List>
        {['Dogs', 'Cats', 'Birds'].map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              href={`#${name.toLowerCase()}`}
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              onClick={(event) => {
                // Ctrl, Cmd and Shift open the link elsewhere.
                if (!event.ctrlKey && !event.metaKey && !event.shiftKey) follow(name);
              }}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ width: { sm: `calc(100% - ${WIDTH}px)` } }}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open navigation"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' }, marginInlineEnd: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" noWrap>
            Vaccinations due
          </Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ width: { sm: WIDTH }, flexShrink: 0 }}>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          keepMounted
          slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' } }}
          sx={{ display: { sm: 'none' }, ...paper }}
        >
          <Toolbar>
            <IconButton edge="start" aria-label="Close navigation" onClick={() => setOpen(false)}>
              <CloseIcon />
            </IconButton>
          </Toolbar>
          {links}
        </Drawer>
        <Drawer variant="permanent" sx={{ display: { xs: 'none', sm: 'block' }, ...paper }}>
          <Toolbar sx={{ typography: 'h6' }}>Vets</Toolbar>
          {links}
        </Drawer>
      </Box>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <Typography variant="h5" component="h1" gutterBottom>
          {current}
        </Typography>
        <Typography>4 of 312 patients are due this week.</Typography>
      </Box>
    </Box>
  );
}
