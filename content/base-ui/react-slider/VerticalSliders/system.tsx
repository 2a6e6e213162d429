import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { Stack, styled } from '@mui/system';

const Slider = styled(BaseSlider)({
  position: 'relative',
  width: 24,
  height: 140,
  color: 'light-dark(#be185d, #f9a8d4)',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    left: 10,
    width: 4,
    height: '100%',
    borderRadius: 2,
    backgroundColor: 'light-dark(#9ca3af, #4b5563)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    left: 2,
    width: 20,
    height: 20,
    borderRadius: 4,
    backgroundColor: 'currentColor',
    transform: 'translateY(50%)',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: 2 },
});

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Middle', gain: -2 },
  { name: 'Treble', gain: 1 },
];

export default function VerticalSliders() {
  return (
    <Stack direction="row" spacing={4}>
      {bands.map(({ name, gain }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={name}
          defaultValue={gain}
          min={-6}
          max={6}
          track={false}
          name={name.toLowerCase()}
        />
      ))}
    </Stack>
  );
}
