import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 160;

export default function PermanentRightDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ width: `calc(100% - ${WIDTH}px)`, marginInlineEnd: `${WIDTH}px` }}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Ward
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ flexGrow: 1, p: 2, minWidth: 0 }}>
        <Toolbar />
        <Typography>Momo ate breakfast at 8:10.</Typography>
      </Box>
      <Drawer
        variant="permanent"
        anchor="right"
        sx={{
          width: WIDTH,
          flexShrink: 0,
          [`& .${drawerClasses.paper}`]: { width: WIDTH, boxSizing: 'border-box' },
        }}
      >
        <List component="aside" aria-label="On duty">
          {['Dr. Lund', 'Nurse Ito', 'Nurse Reis'].map((name) => (
            <ListItem key={name} component="div">
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
