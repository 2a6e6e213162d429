import * as React from 'react';
import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';

export default function LabeledSlider() {
  const id = React.useId();

  return (
    <Box sx={{ width: 280 }}>
      <FormLabel id={id}>Water in the clay (percent)</FormLabel>
      <Slider
        defaultValue={22}
        min={15}
        max={35}
        valueLabelDisplay="auto"
        slotProps={{ input: { 'aria-labelledby': id } }}
      />
    </Box>
  );
}
