import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderSizes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Slider aria-label="Choir" defaultValue={60} />
      <Slider aria-label="Organ" size="small" defaultValue={60} />
      <Slider aria-label="Solo" color="secondary" defaultValue={40} />
      <Slider aria-label="Peak" color="error" defaultValue={90} />
      <Slider aria-label="Muted channel" disabled defaultValue={20} />
    </Box>
  );
}
