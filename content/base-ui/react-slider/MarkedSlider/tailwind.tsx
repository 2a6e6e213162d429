import { Slider } from '@mui/base/Slider';

const slotProps = {
  root: {
    className:
      'relative inline-block h-6 w-4/5 max-w-70 cursor-pointer touch-none text-pink-700 dark:text-pink-300',
  },
  rail: { className: 'absolute top-2.5 h-1 w-full rounded bg-gray-400 dark:bg-gray-600' },
  track: { className: 'absolute top-2.5 h-1 rounded bg-current' },
  mark: { className: 'absolute top-2.5 h-1 w-0.5 bg-white dark:bg-black' },
  markLabel: {
    className: 'absolute top-6 -translate-x-1/2 text-sm text-gray-600 dark:text-gray-300',
  },
  valueLabel: {
    className: 'absolute bottom-6 left-1/2 -translate-x-1/2 whitespace-nowrap',
  },
  thumb: {
    className:
      'absolute top-1/2 size-5 -translate-1/2 rounded-full bg-current outline-offset-2 outline-current has-focus-visible:outline-2',
  },
};

const marks = [
  { value: 96, label: '96' },
  { value: 128, label: '128' },
  { value: 192, label: '192' },
  { value: 256, label: '256' },
  { value: 320, label: '320' },
];

export default function MarkedSlider() {
  return (
    <Slider
      aria-label="Bit rate"
      defaultValue={192}
      min={96}
      max={320}
      step={null}
      marks={marks}
      valueLabelFormat={(value) => `${value} kbit/s`}
      getAriaValueText={(value) => `${value} kilobits per second`}
      slots={{ valueLabel: 'span' }}
      slotProps={slotProps}
    />
  );
}
