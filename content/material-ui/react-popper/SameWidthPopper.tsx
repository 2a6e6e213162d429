import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';

const sameWidth: NonNullable<PopperProps['modifiers']> = [
  {
    name: 'sameWidth',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn: ({ state }) => {
      state.styles.popper = { ...state.styles.popper, width: `${state.rects.reference.width}px` };
    },
  },
];

export default function SameWidthPopper() {
  const [open, setOpen] = React.useState(false);
  const [root, setRoot] = React.useState<HTMLDivElement | null>(null);

  return (
    <Box ref={setRoot} sx={{ width: '100%', maxWidth: 320 }}>
      <Button fullWidth variant="outlined" onClick={() => setOpen(!open)}>
        Verb forms
      </Button>
      <Popper
        keepMounted
        open={open}
        anchorEl={root}
        container={root}
        modifiers={sameWidth}
        popperOptions={{ strategy: 'fixed' }}
      >
        <Paper elevation={4} sx={{ p: 2 }}>
          go, went, gone
        </Paper>
      </Popper>
    </Box>
  );
}
