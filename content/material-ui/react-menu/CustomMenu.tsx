import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu, { menuClasses } from '@mui/material/Menu';
import MenuItem, { menuItemClasses } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

const RoundMenu = styled(Menu)(({ theme }) => ({
  [`& .${menuClasses.paper}`]: {
    borderRadius: 12,
    marginTop: theme.spacing(1),
  },
  [`& .${menuClasses.list}`]: {
    padding: theme.spacing(1),
  },
  [`& .${menuItemClasses.root}`]: {
    borderRadius: 8,
  },
}));

export default function CustomMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const handleClose = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Button
        id="speed-button"
        variant="contained"
        disableElevation
        endIcon={<KeyboardArrowDownIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Speed
      </Button>
      <RoundMenu
        anchorEl={anchorEl}
        open={open}
        onClose={handleClose}
        transitionDuration={120}
        slots={{ transition: Fade }}
        slotProps={{ list: { 'aria-labelledby': 'speed-button' } }}
      >
        <MenuItem onClick={handleClose}>Half</MenuItem>
        <MenuItem onClick={handleClose}>Normal</MenuItem>
        <MenuItem onClick={handleClose}>Double</MenuItem>
      </RoundMenu>
    </React.Fragment>
  );
}
