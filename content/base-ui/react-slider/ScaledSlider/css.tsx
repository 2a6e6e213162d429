import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './timer-slider.css';

function toLength(position: number) {
  return 2 ** position;
}

function formatLength(seconds: number) {
  return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

export default function ScaledSlider() {
  const [position, setPosition] = React.useState(5);

  return (
    <div className="timer-controls">
      <Slider
        aria-label="Sleep timer"
        value={position}
        onChange={(_event, value) => setPosition(Array.isArray(value) ? 0 : value)}
        min={3}
        max={12}
        scale={toLength}
        getAriaValueText={formatLength}
        className="timer"
      />
      <output>Off in {formatLength(toLength(position))}</output>
    </div>
  );
}
