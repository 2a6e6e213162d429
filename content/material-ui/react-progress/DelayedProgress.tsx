import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';

export default function DelayedProgress() {
  const [searching, setSearching] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" onClick={() => setSearching(!searching)}>
        {searching ? 'Stop' : 'Search old versions'}
      </Button>
      <Box sx={{ width: 24, height: 24 }}>
        <Fade in={searching} unmountOnExit style={{ transitionDelay: searching ? '800ms' : '0ms' }}>
          <CircularProgress size={24} aria-label="Searching" />
        </Fade>
      </Box>
    </Box>
  );
}
