import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function ContextMenu() {
  const [position, setPosition] = React.useState<{ top: number; left: number }>();
  const [open, setOpen] = React.useState(false);
  const handleClose = () => setOpen(false);

  const handleContextMenu = (event: React.MouseEvent) => {
    event.preventDefault();
    setPosition({ top: event.clientY, left: event.clientX });
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Box
        component="button"
        onContextMenu={handleContextMenu}
        sx={{ font: 'inherit', color: 'inherit', bgcolor: 'action.hover', border: 0, p: 3 }}
      >
        Night Train, 4:12. Click with the right button.
      </Box>
      <Menu
        anchorReference="anchorPosition"
        {...(position && { anchorPosition: position })}
        disableAutoFocusItem
        open={open}
        onClose={handleClose}
        slotProps={{ list: { 'aria-label': 'Night Train' } }}
      >
        <MenuItem onClick={handleClose}>Play next</MenuItem>
        <MenuItem onClick={handleClose}>Add to queue</MenuItem>
        <MenuItem onClick={handleClose}>Copy link</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
