import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';

export default function MountedTransition() {
  const [show, setShow] = React.useState(false);
  const [phase, setPhase] = React.useState('out of the document');

  return (
    <Box sx={{ minHeight: 110, textAlign: 'center' }}>
      <Button variant="outlined" onClick={() => setShow(!show)}>
        {show ? 'Leave' : 'Join'} the game
      </Button>
      <Typography role="status">Player 4 is {phase}</Typography>
      <Fade
        in={show}
        timeout={1000}
        easing="linear"
        mountOnEnter
        unmountOnExit
        onEnter={() => setPhase('coming')}
        onEntered={() => setPhase('here')}
        onExit={() => setPhase('going')}
        onExited={() => setPhase('out of the document')}
      >
        <Typography variant="h6" component="p">
          Noor, 340 points
        </Typography>
      </Fade>
    </Box>
  );
}
