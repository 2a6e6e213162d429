import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const EDGE = 48;

export default function EdgeDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 3 }}>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Waiting room
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={EDGE}
        disableSwipeToOpen={false}
        allowSwipeInChildren
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Waiting room',
            sx: { height: 220, overflow: 'visible' },
          },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: -EDGE,
            height: EDGE,
            p: 1.5,
            visibility: 'visible',
            bgcolor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            textAlign: 'center',
          }}
        >
          <Typography>3 waiting</Typography>
        </Box>
        <Box sx={{ p: 2 }}>
          <Typography>Momo, since 8:50</Typography>
          <Typography>Bruno, since 9:05</Typography>
          <Typography>Kiwi, since 9:20</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </SwipeableDrawer>
    </Box>
  );
}
