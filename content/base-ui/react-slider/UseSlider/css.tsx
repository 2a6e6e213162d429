import { useSlider } from '@mui/base/useSlider';
import './level-meter.css';

const levels = [1, 2, 3, 4, 5];

function LevelMeter({ label }: { label: string }) {
  const { getRootProps, getThumbProps, getHiddenInputProps, values } = useSlider({
    min: 0,
    max: levels.length,
    defaultValue: 3,
  });
  const [value = 0] = values;

  return (
    <span {...getRootProps()} className="level-meter">
      {levels.map((level) => (
        <span key={level} className="level" data-lit={level <= value} />
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
