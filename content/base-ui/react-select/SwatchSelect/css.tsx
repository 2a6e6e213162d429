import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './frame-select.css';

const frames = [
  { name: 'Moss', color: '#4d7c0f' },
  { name: 'Brick', color: '#b91c1c' },
  { name: 'Ink', color: '#1e3a8a' },
];

export default function SwatchSelect() {
  return (
    <Select
      aria-label="Color of the frame"
      className="frame"
      defaultValue={frames[0]}
      renderValue={(option) =>
        option && (
          <span>
            <span className="frame-swatch" style={{ backgroundColor: option.value.color }} />
            {option.label}
          </span>
        )
      }
      slotProps={{ listbox: { className: 'frame-list' } }}
    >
      {frames.map((frame) => (
        <Option key={frame.name} value={frame} label={frame.name}>
          <span className="frame-swatch" style={{ backgroundColor: frame.color }} />
          {frame.name}
        </Option>
      ))}
    </Select>
  );
}
