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
import MenuIcon from '@mui/icons-material/Menu';

const sections = ['Plants', 'Pots', 'Care'];

export default function ResponsiveAppBar() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <AppBar>
        <Toolbar>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open menu"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ marginInlineEnd: 2, display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
            Fern & Moss
          </Typography>
          <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {sections.map((section) => (
              <Button key={section} href={`#${section.toLowerCase()}`} color="inherit">
                {section}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } }}
      >
        <List component="nav" aria-label="Main" sx={{ width: 200 }}>
          {sections.map((section) => (
            <ListItem key={section} component="div" disablePadding>
              <ListItemButton href={`#${section.toLowerCase()}`} onClick={() => setOpen(false)}>
                <ListItemText primary={section} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </React.Fragment>
  );
}
