import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import { sections } from './content';

export default function SiteHeader() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <AppBar
      position="static"
      color="transparent"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar>
        <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
          Nightline
        </Typography>
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {sections.map(({ id, name }) => (
            <Button key={id} href={`#${id}`} color="inherit">
              {name}
            </Button>
          ))}
        </Box>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="Open menu"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Toolbar>
      <Drawer
        anchor="top"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } }}
      >
        <Toolbar sx={{ justifyContent: 'flex-end' }}>
          <IconButton edge="end" aria-label="Close menu" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Toolbar>
        <List component="nav" aria-label="Main">
          {sections.map(({ id, name }) => (
            <ListItem key={id} component="div" disablePadding>
              <ListItemButton href={`#${id}`} onClick={close}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </AppBar>
  );
}
