import * as React from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Card = styled('aside')(({ theme }) => ({
  zIndex: theme.zIndex.tooltip,
  maxWidth: 240,
  padding: theme.spacing(2),
  borderRadius: 16,
}));

export default function CustomPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Word of the day
      </Button>
      <Popper
        open={Boolean(anchor)}
        anchorEl={anchor}
        placement="right"
        slots={{ root: Card }}
        slotProps={{ root: { role: 'note' } }}
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        Saudade: longing for something that may not return.
      </Popper>
    </React.Fragment>
  );
}
