import { Slider } from '@mui/base/Slider';
import './band-slider.css';

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Middle', gain: -2 },
  { name: 'Treble', gain: 1 },
];

export default function VerticalSliders() {
  return (
    <div className="bands">
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
          className="band"
        />
      ))}
    </div>
  );
}
