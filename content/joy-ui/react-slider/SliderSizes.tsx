import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderSizes() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Slider size="sm" aria-label="Espresso cup" defaultValue={30} />
      <Slider size="md" aria-label="Mug" defaultValue={50} />
      <Slider size="lg" aria-label="Jug" defaultValue={70} />
    </Stack>
  );
}
