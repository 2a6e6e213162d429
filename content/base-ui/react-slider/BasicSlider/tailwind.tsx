import * as React from 'react';
import { Slider, type SliderOwnerState } from '@mui/base/Slider';

const slotProps = {
  root: ({ disabled }: SliderOwnerState) => ({
    className: `relative inline-block h-6 w-full touch-none text-pink-700 dark:text-pink-300 ${
      disabled ? 'opacity-50' : 'cursor-pointer'
    }`,
  }),
  rail: { className: 'absolute top-2.5 h-1 w-full rounded bg-gray-400 dark:bg-gray-600' },
  track: { className: 'absolute top-2.5 h-1 rounded bg-current' },
  thumb: {
    className:
      'absolute top-1/2 size-5 -translate-1/2 rounded-full bg-current outline-offset-2 outline-current has-focus-visible:outline-2',
  },
};

export default function BasicSlider() {
  const [volume, setVolume] = React.useState(30);

  return (
    <div className="flex w-70 flex-col gap-2">
      <Slider
        aria-label="Volume"
        value={volume}
        onChange={(_event, value) => setVolume(Array.isArray(value) ? 0 : value)}
        getAriaValueText={(value) => `${value} percent`}
        slotProps={slotProps}
      />
      <output>{volume} %</output>
      <Slider aria-label="Bass, locked" defaultValue={60} disabled slotProps={slotProps} />
    </div>
  );
}
