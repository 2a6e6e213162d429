import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = Boolean(anchor);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Serendipity
      </Button>
      <Popper id={id} open={open} anchorEl={anchor}>
        <Paper elevation={4} sx={{ p: 2, mt: 1, maxWidth: 240 }}>
          Noun. A lucky find that nobody was looking for.
        </Paper>
      </Popper>
    </React.Fragment>
  );
}
