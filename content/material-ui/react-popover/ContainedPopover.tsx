import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ContainedPopover() {
  const [plan, setPlan] = React.useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Stack
      ref={setPlan}
      direction="row"
      spacing={2}
      useFlexGap
      sx={{
        p: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        flexWrap: 'wrap',
      }}
    >
      <Button onClick={() => plan?.requestFullscreen?.().catch(() => undefined)}>
        Plan on full screen
      </Button>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Bed 3
      </Button>
      <Popover
        container={plan}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Bed 3' } }}
      >
        <Typography sx={{ p: 2 }}>Leeks, sown on April 2</Typography>
      </Popover>
    </Stack>
  );
}
