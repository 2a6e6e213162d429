import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const pages = [
  { name: 'Artist', href: '#artist' },
  { name: 'Album', href: '#album' },
  { name: 'Concerts', href: '#concerts' },
];

export default function LinkMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const handleClose = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Button
        id="go-button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Go to
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={handleClose}
        slotProps={{ list: { component: 'div', 'aria-labelledby': 'go-button' } }}
      >
        {pages.map(({ name, href }) => (
          <MenuItem key={name} component="a" href={href} onClick={handleClose}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
