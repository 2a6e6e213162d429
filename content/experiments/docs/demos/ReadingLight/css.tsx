import { Switch } from '@mui/base/Switch';
import './light.css';

export default function ReadingLight() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        root: ({ checked }) => ({ className: checked ? 'light light-on' : 'light' }),
        track: { className: 'light-track' },
        thumb: { className: 'light-thumb' },
        input: { className: 'light-input', 'aria-label': 'Reading light' },
      }}
    />
  );
}
