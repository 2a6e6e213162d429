import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const WIDTH = 180;
const paper = { [`& .${drawerClasses.paper}`]: { width: WIDTH, boxSizing: 'border-box' } };

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);

  const links = (
    <Box component="nav" aria-label="Animals">
      <List onClick={() => setOpen(false)}>
        {['Dogs', 'Cats', 'Birds'].map((name) => (
          <li key={name}>
            <ListItemButton href={`#${name.toLowerCase()}`}>
              <ListItemText primary={name} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </Box>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <Box sx={{ width: { sm: WIDTH }, flexShrink: 0 }}>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          keepMounted
          slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation' } }}
          sx={{ display: { sm: 'none' }, ...paper }}
        >
          {links}
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Drawer>
        <Drawer variant="permanent" sx={{ display: { xs: 'none', sm: 'block' }, ...paper }}>
          {links}
        </Drawer>
      </Box>
      <Box component="main" sx={{ p: 2 }}>
        <IconButton
          edge="start"
          aria-label="Open navigation"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography>312 patients, 4 of them in the ward</Typography>
      </Box>
    </Box>
  );
}
