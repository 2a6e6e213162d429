import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 190 }}>
      <Collapse id="rules" in={open} collapsedSize={48} timeout="auto">
        <Typography>
          Each player draws seven cards. Whoever holds the lowest club begins. Follow suit if you
          can; if you cannot, play what you like. The highest card of the suit takes the trick, and
          every heart in it costs a point.
        </Typography>
      </Collapse>
      <Button aria-expanded={open} aria-controls="rules" onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Read all rules'}
      </Button>
    </Box>
  );
}
