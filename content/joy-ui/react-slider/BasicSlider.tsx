import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function BasicSlider() {
  return (
    <Box sx={{ width: 280 }}>
      <Slider aria-label="Wheel speed" defaultValue={40} valueLabelDisplay="auto" />
    </Box>
  );
}
