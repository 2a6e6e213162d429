import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function EasingRace() {
  const { transitions } = useTheme();
  const [away, setAway] = React.useState(false);
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Button onClick={() => setAway(!away)} variant="outlined" sx={{ mb: 2 }}>
        {away ? 'Send the balloons back' : 'Launch the balloons'}
      </Button>
      {Object.entries(transitions.easing).map(([name, easing]) => (
        <Box key={name} sx={{ mb: 1 }}>
          <Typography variant="body2">{name}</Typography>
          <Box
            sx={{
              width: 20,
              height: 20,
              borderRadius: '50%',
              bgcolor: 'secondary.main',
              marginInlineStart: away ? 'calc(100% - 20px)' : 0,
              transition: transitions.create('margin', { duration: 1200, easing }),
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
