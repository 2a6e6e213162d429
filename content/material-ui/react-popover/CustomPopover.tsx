import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover, { popoverClasses } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Bubble = styled(Popover)(({ theme }) => ({
  [`& .${popoverClasses.paper}`]: {
    marginTop: 8,
    padding: theme.spacing(1.5, 2.5),
    borderRadius: 20,
  },
}));

export default function CustomPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        color="success"
        variant="outlined"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Harvest
      </Button>
      <Bubble
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        elevation={0}
        marginThreshold={8}
        transitionDuration={150}
        slots={{ transition: Fade }}
        slotProps={{
          backdrop: { invisible: false },
          paper: { sx: { border: 2, borderColor: 'success.main' } },
        }}
      >
        <Typography>4 kg of plums, ripe today</Typography>
      </Bubble>
    </React.Fragment>
  );
}
