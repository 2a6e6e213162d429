import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

export default function TransitionTiming() {
  const [show, setShow] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setShow(!show)}>
        Roll
      </Button>
      <Zoom
        in={show}
        appear={false}
        timeout={{ enter: 800, exit: 200 }}
        easing={{ enter: 'cubic-bezier(0.34, 1.56, 0.64, 1)', exit: 'ease-in' }}
      >
        <Paper elevation={3} sx={{ p: 3, typography: 'h4' }}>
          ⚄
        </Paper>
      </Zoom>
    </Stack>
  );
}
