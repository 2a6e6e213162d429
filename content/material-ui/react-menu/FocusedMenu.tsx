import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function FocusedMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const handleClose = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Button
        id="clear-button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Clear the queue
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={handleClose}
        slotProps={{ list: { 'aria-labelledby': 'clear-button' } }}
      >
        <MenuItem onClick={handleClose}>Remove 48 songs</MenuItem>
        <MenuItem autoFocus onClick={handleClose}>
          Keep them
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
