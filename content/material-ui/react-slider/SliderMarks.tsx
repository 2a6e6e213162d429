import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const rates = [
  { value: 96, label: '96' },
  { value: 160, label: '160' },
  { value: 192, label: '192' },
  { value: 320, label: '320' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Typography id="tempo-label">Tempo, in steps of 10 beats</Typography>
      <Slider
        aria-labelledby="tempo-label"
        defaultValue={120}
        min={60}
        max={180}
        step={10}
        shiftStep={30}
        marks
        valueLabelDisplay="auto"
      />
      <Typography id="rate-label">Bit rate in kbit/s</Typography>
      <Slider
        aria-labelledby="rate-label"
        defaultValue={192}
        min={64}
        max={352}
        step={null}
        marks={rates}
      />
    </Box>
  );
}
