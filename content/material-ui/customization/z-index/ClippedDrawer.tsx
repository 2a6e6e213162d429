import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 140;

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="h1">
            Trail map
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        slotProps={{ paper: { sx: { width, p: 2 } } }}
        sx={{ width, flexShrink: 0 }}
      >
        <Toolbar />
        <Typography>Huts</Typography>
        <Typography>Springs</Typography>
        <Typography>Viewpoints</Typography>
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        <Toolbar />
        <Typography>Choose what the map shows.</Typography>
      </Box>
    </Box>
  );
}
