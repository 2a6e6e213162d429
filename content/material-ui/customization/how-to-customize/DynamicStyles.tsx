import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Gauge = styled('div')({
  height: 12,
  borderRadius: 6,
  border: '1px solid currentColor',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'var(--level) 100%',
});

export default function DynamicStyles() {
  const [level, setLevel] = React.useState(60);
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Typography id="tank-label">Water tank: {level}%</Typography>
      <Gauge style={{ '--level': `${level}%` } as React.CSSProperties} />
      <Slider
        value={level}
        onChange={(_event, value) => setLevel(value)}
        aria-labelledby="tank-label"
      />
    </Box>
  );
}
