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

function toLength(position: number) {
  return 2 ** position;
}

function formatLength(seconds: number) {
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

export default function ScaledSlider() {
  const [position, setPosition] = React.useState(5);

  return (
    <div className="flex w-70 flex-col gap-2">
      <Slider
        aria-label="Sleep timer"
        value={position}
        onChange={(_event, value) => setPosition(Array.isArray(value) ? 0 : value)}
        min={3}
        max={12}
        scale={toLength}
        getAriaValueText={formatLength}
        slotProps={slotProps}
      />
      <output>Off in {formatLength(toLength(position))}</output>
    </div>
  );
}
