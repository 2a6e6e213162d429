import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const middle = ['Electrical', 'Lighting', 'Lamps'];

export default function MenuBreadcrumbs() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const handleClose = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Breadcrumbs aria-label="Path to bulbs">
        <Link underline="hover" color="inherit" href="#store">
          Store
        </Link>
        <IconButton
          size="small"
          aria-label="Levels between"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setAnchorEl(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography sx={{ color: 'text.primary' }}>Bulbs</Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={handleClose}
        slotProps={{ list: { component: 'div', 'aria-label': 'Levels between' } }}
      >
        {middle.map((name) => (
          <MenuItem key={name} component="a" href={`#${name.toLowerCase()}`} onClick={handleClose}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
