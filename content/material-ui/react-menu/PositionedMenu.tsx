import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function PositionedMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const handleClose = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <IconButton
        aria-label="Player settings"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        anchorEl={anchorEl}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        marginThreshold={8}
        open={open}
        onClose={handleClose}
        slotProps={{ list: { 'aria-label': 'Player settings' }, paper: { elevation: 3 } }}
      >
        <MenuItem onClick={handleClose}>Crossfade</MenuItem>
        <MenuItem onClick={handleClose}>Sleep timer</MenuItem>
        <MenuItem onClick={handleClose}>Equalizer</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
