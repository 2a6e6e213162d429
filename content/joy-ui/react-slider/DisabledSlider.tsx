import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function DisabledSlider() {
  return (
    <Box sx={{ width: 280 }}>
      <Slider disabled aria-label="Temperature while cooling" defaultValue={65} />
    </Box>
  );
}
