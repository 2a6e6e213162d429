import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const octave = (value: number) => 20 * 2 ** value;
const hertz = (value: number) => `${value.toLocaleString('en')} Hz`;

export default function ScaledSlider() {
  const [cutoff, setCutoff] = React.useState(5);

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Typography id="cutoff-label">Cut-off: {hertz(octave(cutoff))}</Typography>
      <Slider
        aria-labelledby="cutoff-label"
        value={cutoff}
        min={0}
        max={10}
        shiftStep={2}
        scale={octave}
        getAriaValueText={hertz}
        valueLabelFormat={hertz}
        valueLabelDisplay="auto"
        onChange={(event, value) => setCutoff(value)}
      />
    </Box>
  );
}
