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

export default function RangeSlider() {
  const [tempo, setTempo] = React.useState([90, 128]);

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Slider
        value={tempo}
        onChange={(_event, value) => setTempo([value].flat())}
        min={60}
        max={180}
        step={2}
        shiftStep={20}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Slowest' : 'Fastest')}
        getAriaValueText={(value) => `${value} beats per minute`}
      />
      <output>{tempo.join(' to ')} bpm</output>
    </Stack>
  );
}
