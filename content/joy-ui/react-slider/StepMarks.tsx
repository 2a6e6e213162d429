import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function StepMarks() {
  return (
    <Box sx={{ width: 280 }}>
      <Slider
        aria-label="Coats of glaze"
        defaultValue={2}
        min={0}
        max={6}
        step={1}
        marks
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
