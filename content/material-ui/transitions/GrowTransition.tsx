import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function GrowTransition() {
  const [show, setShow] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setShow(!show)}>
        {show ? 'Clear the table' : 'Deal'}
      </Button>
      <Stack direction="row" spacing={1}>
        {['9♣', 'J♦', 'Q♥'].map((card, index) => (
          <Grow
            key={card}
            in={show}
            appear={false}
            style={{ transformOrigin: 'bottom', transitionDelay: `${index * 120}ms` }}
            timeout={400}
          >
            <Paper elevation={3} sx={{ p: 3 }}>
              {card}
            </Paper>
          </Grow>
        ))}
      </Stack>
    </Stack>
  );
}
