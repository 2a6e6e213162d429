import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function TransitionPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(!open);
        }}
      >
        Pronounce “rendezvous”
      </Button>
      <Popper open={open} anchorEl={anchor} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
              RON-day-voo
            </Paper>
          </Fade>
        )}
      </Popper>
    </React.Fragment>
  );
}
