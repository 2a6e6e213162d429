import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';

export default function MenuAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Your plants
        </Typography>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="Account"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountCircleIcon />
        </IconButton>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ list: { 'aria-label': 'Account' } }}
        >
          <MenuItem onClick={close}>Orders</MenuItem>
          <MenuItem onClick={close}>Watering plan</MenuItem>
          <MenuItem onClick={close}>Sign out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
