import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const edges = ['left', 'top', 'right', 'bottom'] as const;

export default function AnchorDrawer() {
  const [edge, setEdge] = React.useState<(typeof edges)[number]>('left');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {edges.map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={() => {
            setEdge(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      <Drawer
        anchor={edge}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Patient' } }}
      >
        <Stack spacing={1} sx={{ p: 2, minWidth: 220 }}>
          <Typography variant="h6" component="p">
            Momo
          </Typography>
          <Typography>Cat, 4 years, 3.8 kg</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Stack>
      </Drawer>
    </Stack>
  );
}
