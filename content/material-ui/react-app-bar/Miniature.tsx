import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

export default function Miniature() {
  return (
    <AppBar position="static" sx={{ width: 280 }}>
      <Toolbar variant="dense">
        <IconButton color="inherit" edge="start">
          <MenuIcon />
        </IconButton>
        <Typography sx={{ flex: 1, ml: 1 }}>Harbor</Typography>
        <Button color="inherit">Log in</Button>
      </Toolbar>
    </AppBar>
  );
}
