import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const WIDTH = 180;

const Main = styled('main', { shouldForwardProp: (prop) => prop !== 'open' })<{ open: boolean }>(
  ({ theme, open }) => ({
    padding: theme.spacing(2),
    marginInlineEnd: open ? WIDTH : 0,
    transition: theme.transitions.create('margin'),
  }),
);

export default function NotesDrawer() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box>
      <Main open={open}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide notes' : 'Show notes'}
        </Button>
        <Typography sx={{ mt: 2 }}>Bruno, 6 years</Typography>
        <Typography>Weight 31.2 kg</Typography>
      </Main>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        slotProps={{ paper: { component: 'aside', 'aria-label': 'Notes', sx: { width: WIDTH } } }}
      >
        <Stack spacing={1} sx={{ p: 2 }}>
          <Typography variant="subtitle1" component="h2">
            Notes
          </Typography>
          <Typography variant="body2">Afraid of the scale. Likes cheese.</Typography>
          <Typography variant="body2">Owner calls on Friday.</Typography>
        </Stack>
      </Drawer>
    </Box>
  );
}
