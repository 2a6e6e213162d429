import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicPortal() {
  const [show, setShow] = React.useState(false);
  const board = React.useRef<HTMLDivElement>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <div>
        <Button variant="outlined" aria-expanded={show} onClick={() => setShow(!show)}>
          {show ? 'Take down' : 'Put on the board'}
        </Button>
        {show && (
          <Portal container={() => board.current}>
            <Typography>LH 1234 to Oslo, gate B7</Typography>
          </Portal>
        )}
      </div>
      <Paper ref={board} variant="outlined" sx={{ p: 2, minHeight: 58 }} />
    </Stack>
  );
}
