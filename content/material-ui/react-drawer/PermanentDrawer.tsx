import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 160;

export default function PermanentDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Harbor Street Vets
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{
          width: WIDTH,
          flexShrink: 0,
          [`& .${drawerClasses.paper}`]: { width: WIDTH, boxSizing: 'border-box' },
        }}
      >
        <Toolbar />
        <List component="nav" aria-label="Clinic">
          {['Today', 'Patients', 'Stock'].map((name) => (
            <ListItemButton
              key={name}
              href={`#${name.toLowerCase()}`}
              selected={name === 'Today'}
              aria-current={name === 'Today' ? 'page' : undefined}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, p: 2, minWidth: 0 }}>
        <Toolbar />
        <Typography>9:00 Momo, teeth</Typography>
        <Typography>9:30 Bruno, vaccination</Typography>
        <Typography>10:15 Kiwi, wing</Typography>
      </Box>
    </Box>
  );
}
