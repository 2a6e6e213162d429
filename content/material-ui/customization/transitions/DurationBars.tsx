import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function DurationBars() {
  const { transitions } = useTheme();
  const [full, setFull] = React.useState(false);
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Button onClick={() => setFull(!full)} variant="outlined" sx={{ mb: 2 }}>
        {full ? 'Empty the gauges' : 'Fill the gauges'}
      </Button>
      {Object.entries(transitions.duration).map(([name, duration]) => (
        <Box key={name} sx={{ mb: 1 }}>
          <Typography variant="body2">
            {name}, {duration} ms
          </Typography>
          <Box
            sx={{
              height: 8,
              bgcolor: 'primary.main',
              width: full ? '100%' : '10%',
              transition: transitions.create('width', { duration }),
              '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
            }}
          />
        </Box>
      ))}
    </Box>
  );
}
