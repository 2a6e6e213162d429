import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperMenu() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  const handleClose = () => {
    setOpen(false);
    button?.focus();
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      handleClose();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={setButton}
          id="radio-button"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Radio
        </Button>
        <Popper open={open} anchorEl={button} placement="bottom-start">
          <Paper elevation={8}>
            <MenuList autoFocusItem aria-labelledby="radio-button" onKeyDown={handleKeyDown}>
              <MenuItem onClick={handleClose}>More like this song</MenuItem>
              <MenuItem onClick={handleClose}>More of this artist</MenuItem>
              <MenuItem onClick={handleClose}>Surprise me</MenuItem>
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
