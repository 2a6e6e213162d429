import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function KilnTemperature() {
  return (
    <Box sx={{ width: 280, pt: 4 }}>
      <Slider
        aria-label="Kiln temperature"
        defaultValue={1060}
        min={600}
        max={1300}
        step={20}
        shiftStep={100}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value} °C`}
        getAriaValueText={(value) => `${value} degrees Celsius`}
      />
    </Box>
  );
}
