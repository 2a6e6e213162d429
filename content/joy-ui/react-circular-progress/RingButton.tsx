import * as React from 'react';
import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

export default function RingButton() {
  const [mixing, setMixing] = React.useState(true);

  return (
    <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
      <CircularProgress
        aria-label="Dough mixer"
        determinate={!mixing}
        value={mixing ? 30 : 100}
        color={mixing ? 'primary' : 'neutral'}
        sx={{ '--CircularProgress-size': '64px', '--CircularProgress-thickness': '4px' }}
      />
      <IconButton
        variant="soft"
        color="primary"
        aria-label={mixing ? 'Stop the mixer' : 'Start the mixer'}
        onClick={() => setMixing(!mixing)}
        sx={{ '--IconButton-size': '48px', borderRadius: '50%' }}
      >
        {mixing ? <PauseIcon /> : <PlayArrowIcon />}
      </IconButton>
    </Box>
  );
}
