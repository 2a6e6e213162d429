import * as React from 'react';
import { Slider } from '@mui/base/Slider';

const slotProps = {
  root: {
    className:
      'relative inline-block h-6 w-full cursor-pointer touch-none text-pink-700 dark:text-pink-300',
  },
  rail: { className: 'absolute top-2.5 h-1 w-full rounded bg-gray-400 dark:bg-gray-600' },
  track: { className: 'absolute top-2.5 h-1 rounded bg-current' },
  thumb: {
    className:
      'absolute top-1/2 size-5 -translate-1/2 rounded-full bg-current outline-offset-2 outline-current has-focus-visible:outline-2',
  },
};

export default function RangeSlider() {
  const [tempo, setTempo] = React.useState([90, 128]);

  return (
    <div className="flex w-70 flex-col gap-2">
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
        slotProps={slotProps}
      />
      <output>{tempo.join(' to ')} bpm</output>
    </div>
  );
}
