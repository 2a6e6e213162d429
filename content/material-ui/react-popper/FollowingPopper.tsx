import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function FollowingPopper() {
  const [open, setOpen] = React.useState(false);
  const point = React.useRef({ x: 0, y: 0 });
  const update = React.useRef<() => void>(undefined);
  const [anchor] = React.useState(() => ({
    getBoundingClientRect: () => new DOMRect(point.current.x, point.current.y, 0, 0),
  }));

  return (
    <React.Fragment>
      <Box
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onMouseMove={(event) => {
          point.current = { x: event.clientX, y: event.clientY };
          update.current?.();
        }}
        sx={{ width: '100%', p: 5, bgcolor: 'action.hover', textAlign: 'center' }}
      >
        Move the mouse over the map of dialects
      </Box>
      <Popper
        open={open}
        anchorEl={anchor}
        popperRef={(popper) => {
          update.current = popper?.update;
        }}
        placement="top"
      >
        <Paper sx={{ p: 1, mb: 1 }}>Grüß Gott</Paper>
      </Popper>
    </React.Fragment>
  );
}
