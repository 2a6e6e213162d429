import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'success', 'warning', 'danger'] as const;

export default function SliderColors() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      {colors.map((color, index) => (
        <Slider
          key={color}
          color={color}
          aria-label={`Shelf ${index + 1}, filled (${color})`}
          defaultValue={20 + 15 * index}
        />
      ))}
    </Stack>
  );
}
