import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';

export default function ZoomTransition() {
  const [running, setRunning] = React.useState(false);
  const place = { position: 'absolute', inset: 0 };

  return (
    <Box sx={{ position: 'relative', width: 56, height: 56 }}>
      <Zoom in={!running} appear={false} style={{ transitionDelay: running ? '0ms' : '200ms' }}>
        <Fab
          color="primary"
          aria-label="Start the clock"
          onClick={() => setRunning(true)}
          sx={place}
        >
          <PlayArrowIcon />
        </Fab>
      </Zoom>
      <Zoom in={running} style={{ transitionDelay: running ? '200ms' : '0ms' }}>
        <Fab
          color="secondary"
          aria-label="Stop the clock"
          onClick={() => setRunning(false)}
          sx={place}
        >
          <PauseIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
