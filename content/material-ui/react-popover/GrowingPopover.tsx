import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function GrowingPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const popover = React.useRef<PopoverActions>(null);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        Note for bed 5
      </Button>
      <Popover
        action={popover}
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Stack sx={{ p: 2 }}>
          <TextField
            autoFocus
            multiline
            label="Note"
            minRows={2}
            defaultValue="Press Enter a few times"
            onInput={() => requestAnimationFrame(() => popover.current?.updatePosition())}
          />
        </Stack>
      </Popover>
    </React.Fragment>
  );
}
