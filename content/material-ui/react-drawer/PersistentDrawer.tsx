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
import MenuIcon from '@mui/icons-material/Menu';

const WIDTH = 140;
const pages = ['Rooms', 'Staff', 'Stock'];

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);
  const [current, setCurrent] = React.useState('Rooms');

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Navigation"
            aria-expanded={open}
            aria-controls="ward-navigation"
            onClick={() => setOpen(!open)}
            sx={{ marginInlineEnd: 1 }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" noWrap>
            Animal ward
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        id="ward-navigation"
        variant="persistent"
        open={open}
        sx={(theme) => ({
          // The paper is fixed; this width makes the page move aside.
          width: open ? WIDTH : 0,
          flexShrink: 0,
          transition: theme.transitions.create('width'),
          [`& .${drawerClasses.paper}`]: { width: WIDTH, boxSizing: 'border-box' },
        })}
      >
        <Toolbar />
        <nav aria-label="Ward">
          <List>
            {pages.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  href={`#${name.toLowerCase()}`}
                  selected={name === current}
                  aria-current={name === current ? 'page' : undefined}
                  onClick={(event) => {
                    // Ctrl, Cmd and Shift open the link elsewhere.
                    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setCurrent(name);
                  }}
                >
                  <ListItemText primary={name} />
                </ListItemButton>
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
        <Typography>Room 2: Bruno, until Thursday</Typography>
        <Typography>Room 5: Kiwi, under observation</Typography>
      </Box>
    </Box>
  );
}
