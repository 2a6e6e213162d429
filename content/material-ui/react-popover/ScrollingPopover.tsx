import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function ScrollingPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        Compost
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        disableScrollLock
      >
        <Typography sx={{ p: 2 }}>Turn it in October. Now scroll the page.</Typography>
      </Popover>
    </React.Fragment>
  );
}
