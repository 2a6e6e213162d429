import { Slider } from '@mui/base/Slider';

const slotProps = {
  root: {
    className: 'relative h-35 w-6 cursor-pointer touch-none text-pink-700 dark:text-pink-300',
  },
  rail: { className: 'absolute left-2.5 h-full w-1 rounded bg-gray-400 dark:bg-gray-600' },
  thumb: {
    className:
      'absolute left-0.5 size-5 translate-y-1/2 rounded-sm bg-current outline-offset-2 outline-current has-focus-visible:outline-2',
  },
};

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Middle', gain: -2 },
  { name: 'Treble', gain: 1 },
];

export default function VerticalSliders() {
  return (
    <div className="flex gap-8">
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
          slotProps={slotProps}
        />
      ))}
    </div>
  );
}
