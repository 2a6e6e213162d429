import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const time = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function RangeSlider() {
  const [loop, setLoop] = React.useState([45, 110]);

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Typography>Loop from {loop.map(time).join(' to ')}</Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Start of the loop' : 'End of the loop')}
        getAriaValueText={time}
        value={loop}
        max={200}
        onChange={(event, value) => setLoop(value)}
      />
    </Box>
  );
}
