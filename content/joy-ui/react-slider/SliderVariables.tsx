import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderVariables() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Slider
        aria-label="Wall thickness"
        defaultValue={45}
        sx={{
          '--Slider-trackSize': '20px',
          '--Slider-thumbSize': '28px',
          '--Slider-thumbWidth': '14px',
          '--Slider-thumbRadius': '6px',
          '--Slider-trackRadius': '6px',
        }}
      />
      <Slider
        aria-label="Rim width"
        defaultValue={45}
        variant="outlined"
        sx={{
          '&, &:hover, &:active': {
            '--Slider-railBackground': 'var(--joy-palette-primary-softBg)',
          },
        }}
      />
    </Stack>
  );
}
