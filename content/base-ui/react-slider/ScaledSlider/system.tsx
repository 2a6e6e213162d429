import * as React from 'react';
import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { Stack, styled } from '@mui/system';

const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'inline-block',
  width: '100%',
  height: 24,
  color: 'light-dark(#be185d, #f9a8d4)',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    borderRadius: 2,
  },
  [`& .${sliderClasses.rail}`]: { width: '100%', backgroundColor: 'light-dark(#9ca3af, #4b5563)' },
  [`& .${sliderClasses.track}`]: { backgroundColor: 'currentColor' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: '50%',
    width: 20,
    height: 20,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    translate: '-50% -50%',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: 2 },
});

function toLength(position: number) {
  return 2 ** position;
}

function formatLength(seconds: number) {
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

export default function ScaledSlider() {
  const [position, setPosition] = React.useState(5);

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Slider
        aria-label="Sleep timer"
        value={position}
        onChange={(_event, value) => setPosition(Array.isArray(value) ? 0 : value)}
        min={3}
        max={12}
        scale={toLength}
        getAriaValueText={formatLength}
      />
      <output>Off in {formatLength(toLength(position))}</output>
    </Stack>
  );
}
