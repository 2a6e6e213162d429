import { useSlider } from '@mui/base/useSlider';

const levels = [1, 2, 3, 4, 5];

function LevelMeter({ label }: { label: string }) {
  const { getRootProps, getThumbProps, getHiddenInputProps, values } = useSlider({
    min: 0,
    max: levels.length,
    defaultValue: 3,
  });
  const [value = 0] = values;

  return (
    <span
      {...getRootProps()}

      className="relative flex w-50 cursor-pointer touch-none gap-1 text-pink-700 outline-offset-4 outline-current has-focus-visible:outline-2 dark:text-pink-300"
    >
      {levels.map((level) => (
        <span
          key={level}
          className={`h-8 flex-1 rounded border border-current ${level <= value ? 'bg-current' : ''}`}
        />
      ))}
      <span {...getThumbProps()}>
        <input {...getHiddenInputProps()} data-index={0} aria-label={label} value={value} />
      </span>
    </span>
  );
}

export default function UseSlider() {
  return <LevelMeter label="Microphone level" />;
}
