import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function SliderVariants() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      {variants.map((variant, index) => (
        <Slider
          key={variant}
          variant={variant}
          aria-label={`Glaze thickness, ${variant}`}
          defaultValue={30 + 10 * index}
        />
      ))}
    </Stack>
  );
}
