import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const playlists = [
  'Morning coffee',
  'Long drives through the rain with the windows open',
  'Focus',
  'Kitchen',
  'Running, 160 beats',
  'Sunday',
  'Songs my grandmother used to sing while ironing',
  'Night bus',
  'Winter',
];

export default function LongMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const handleClose = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Button
        id="add-button"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Add to playlist
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={handleClose}
        slotProps={{
          list: { 'aria-labelledby': 'add-button' },
          paper: { sx: { maxHeight: 220, width: 240 } },
        }}
      >
        {playlists.map((name) => (
          <MenuItem key={name} onClick={handleClose}>
            <Typography variant="inherit" noWrap>
              {name}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
