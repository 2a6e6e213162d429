import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const shortest = 20;

export default function MinimumRangeSlider() {
  const [[start, end], setClip] = React.useState<[number, number]>([30, 70]);

  const handleChange = (event: Event, value: number[], thumb: number) => {
    const [from = 0, to = 100] = value;
    if (thumb === 0) {
      setClip([Math.min(from, end - shortest), end]);
    } else {
      setClip([start, Math.max(to, start + shortest)]);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Typography>Clip of at least 20 seconds</Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'First second' : 'Last second')}
        value={[start, end]}
        onChange={handleChange}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
