import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import FavoriteIcon from '@mui/icons-material/Favorite';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';

export default function IconMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const handleClose = () => setAnchorEl(null);

  return (
    <React.Fragment>
      <Button
        id="song-button"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Song
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={handleClose}
        slotProps={{
          list: { 'aria-labelledby': 'song-button', dense: true },
          paper: { sx: { width: 240 } },
        }}
      >
        <MenuItem onClick={handleClose}>
          <ListItemIcon>
            <FavoriteIcon />
          </ListItemIcon>
          <ListItemText>Like</ListItemText>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            L
          </Typography>
        </MenuItem>
        <MenuItem onClick={handleClose} divider>
          <ListItemIcon>
            <PlaylistAddIcon />
          </ListItemIcon>
          <ListItemText>Add to playlist</ListItemText>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Ctrl+A
          </Typography>
        </MenuItem>
        <MenuItem onClick={handleClose}>
          <ListItemText inset>Show album</ListItemText>
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={handleClose}>
          <ListItemIcon>
            <DeleteIcon />
          </ListItemIcon>
          <ListItemText>Remove</ListItemText>
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
