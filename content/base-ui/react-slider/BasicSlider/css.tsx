import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './volume-slider.css';

export default function BasicSlider() {
  const [volume, setVolume] = React.useState(30);

  return (
    <div className="volume-controls">
      <Slider
        aria-label="Volume"
        value={volume}
        onChange={(_event, value) => setVolume(Array.isArray(value) ? 0 : value)}
        getAriaValueText={(value) => `${value} percent`}
        className="volume"
      />
      <output>{volume} %</output>
      <Slider aria-label="Bass, locked" defaultValue={60} disabled className="volume" />
    </div>
  );
}
