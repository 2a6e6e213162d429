import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { sliderClasses, SliderThumb } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import DragHandleIcon from '@mui/icons-material/DragHandle';

const Fader = styled(Slider)({
  height: 8,
  [`& .${sliderClasses.thumb}`]: {
    width: 18,
    height: 28,
    borderRadius: 4,
    border: '2px solid currentColor',
  },
  [`& .${sliderClasses.valueLabel}`]: { borderRadius: 8 },
});

function FaderThumb({ children, ...props }: React.HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...props}>
      {children}
      <DragHandleIcon sx={{ fontSize: 14, transform: 'rotate(90deg)' }} />
    </SliderThumb>
  );
}

const colors = {
  [`& .${sliderClasses.thumb}`]: { bgcolor: 'background.paper' },
  [`& .${sliderClasses.valueLabel}`]: { bgcolor: 'primary.main', color: 'primary.contrastText' },
};

export default function CustomSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280, pt: 4 }}>
      <Fader
        aria-label="Main volume"
        defaultValue={64}
        valueLabelDisplay="on"
        slots={{ thumb: FaderThumb }}
        slotProps={{ rail: { style: { opacity: 0.2 } } }}
        name="volume"
        sx={colors}
      />
    </Box>
  );
}
