import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function HorizontalCollapse() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} sx={{ width: 280, alignItems: 'center' }}>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        Hand
      </Button>
      <Collapse in={open} orientation="horizontal" component="section" easing="ease-in-out">
        <Paper variant="outlined" sx={{ p: 2, width: 150 }}>
          9♣ J♦ Q♥
        </Paper>
      </Collapse>
    </Stack>
  );
}
