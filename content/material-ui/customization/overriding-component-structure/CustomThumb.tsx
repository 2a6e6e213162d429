import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { SliderThumb } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

function GripThumb({ children, ...other }: React.HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...other}>
      {children}
      <Box
        component="span"
        sx={{ width: 8, height: 7, borderBlock: '2px solid', color: 'primary.contrastText' }}
      />
    </SliderThumb>
  );
}

const slots = { thumb: GripThumb };

export default function CustomThumb() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Typography id="blind-label">Blind position</Typography>
      <Slider
        defaultValue={30}
        aria-labelledby="blind-label"
        slots={slots}
        sx={{ '& .MuiSlider-thumb': { width: 28, height: 28 } }}
      />
    </Box>
  );
}
