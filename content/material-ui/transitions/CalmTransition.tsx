import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function CalmTransition() {
  const [show, setShow] = React.useState(true);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setShow(!show)}>
        {show ? 'Hide' : 'Show'} the score
      </Button>
      <Grow in={show} appear={false} timeout={calm ? 0 : 'auto'} easing="ease-out">
        <Paper variant="outlined" sx={{ p: 3 }}>
          Noor 340, Ben 275
        </Paper>
      </Grow>
    </Stack>
  );
}
