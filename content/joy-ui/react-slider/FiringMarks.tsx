import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const firings = [
  { value: 1000, label: 'Bisque' },
  { value: 1100, label: 'Earthenware' },
  { value: 1260, label: 'Stoneware' },
];

function describe(value: number) {
  return `${firings.find((firing) => firing.value === value)?.label ?? 'Firing'}, ${value} °C`;
}

export default function FiringMarks() {
  return (
    <Box sx={{ width: 280, px: 3 }}>
      <Slider
        aria-label="Firing"
        defaultValue={1100}
        min={1000}
        max={1260}
        step={null}
        marks={firings}
        getAriaValueText={describe}
        slotProps={{ markLabel: { sx: { color: 'text.secondary' } } }}
      />
    </Box>
  );
}
