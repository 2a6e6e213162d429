import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const zones = [
  { name: 'Top', value: 1180 },
  { name: 'Middle', value: 1220 },
  { name: 'Bottom', value: 1240 },
];

export default function VerticalSliders() {
  return (
    <Stack direction="row" spacing={3} role="group" aria-label="Kiln zones" sx={{ height: 200 }}>
      {zones.map(({ name, value }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={name}
          defaultValue={value}
          min={900}
          max={1300}
          step={10}
          valueLabelDisplay="auto"
        />
      ))}
    </Stack>
  );
}
