import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const marks = [
  { value: -12, label: '−12 dB' },
  { value: 0, label: '0 dB' },
  { value: 12, label: '+12 dB' },
];

export default function VerticalSlider() {
  return (
    <Stack direction="row" spacing={3} sx={{ height: 220, py: 2 }}>
      {['Bass', 'Middle'].map((band) => (
        <Slider
          key={band}
          orientation="vertical"
          aria-label={band}
          defaultValue={4}
          min={-12}
          max={12}
          track={false}
        />
      ))}
      <Slider
        orientation="vertical"
        aria-label="Treble"
        defaultValue={-2}
        min={-12}
        max={12}
        track={false}
        marks={marks}
      />
    </Stack>
  );
}
