import AppBar from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

/** The parts that the layout is made of: itself it needs its provider, which would style the whole page. */
export default function Miniature() {
  return (
    <Paper variant="outlined" sx={{ width: 280, height: 170, overflow: 'hidden' }}>
      <AppBar position="static" color="inherit" elevation={1}>
        <Toolbar variant="dense">
          <Typography color="primary" sx={{ fontWeight: 700 }}>
            Harbor
          </Typography>
        </Toolbar>
      </AppBar>
      <Stack direction="row" sx={{ height: 1 }}>
        <Drawer
          variant="permanent"
          slotProps={{ paper: { sx: { position: 'static', width: 130 } } }}
        >
          <List dense>
            <ListItemButton selected>
              <ListItemIcon sx={{ minWidth: 32 }}>
                <DashboardIcon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary="Today" />
            </ListItemButton>
            <ListItemButton>
              <ListItemIcon sx={{ minWidth: 32 }}>
                <ShoppingCartIcon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary="Orders" />
            </ListItemButton>
          </List>
        </Drawer>
        <Typography variant="h6" sx={{ p: 2 }}>
          Today
        </Typography>
      </Stack>
    </Paper>
  );
}
