import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderParts() {
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Typography id="shutter-label">Shutter opening</Typography>
      <Slider
        defaultValue={40}
        aria-labelledby="shutter-label"
        valueLabelDisplay="auto"
        sx={{
          height: 8,
          [`& .${sliderClasses.thumb}`]: { borderRadius: 1, width: 16, height: 28 },
          [`& .${sliderClasses.rail}`]: { opacity: 0.15 },
        }}
      />
    </Box>
  );
}
