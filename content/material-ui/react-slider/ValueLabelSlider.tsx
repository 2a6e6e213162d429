import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const decibels = (value: number) => `${value} dB`;

export default function ValueLabelSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Typography id="microphone-label">Microphone</Typography>
      <Slider
        aria-labelledby="microphone-label"
        defaultValue={-12}
        min={-60}
        max={0}
        valueLabelDisplay="auto"
        valueLabelFormat={decibels}
        getAriaValueText={decibels}
      />
      <Typography id="guitar-label" sx={{ mb: 4 }}>
        Guitar
      </Typography>
      <Slider
        aria-labelledby="guitar-label"
        defaultValue={-30}
        min={-60}
        max={0}
        valueLabelDisplay="on"
        valueLabelFormat={decibels}
        getAriaValueText={decibels}
      />
    </Box>
  );
}
