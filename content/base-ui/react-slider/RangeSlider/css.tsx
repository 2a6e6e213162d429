import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './tempo-slider.css';

export default function RangeSlider() {
  const [tempo, setTempo] = React.useState([90, 128]);

  return (
    <div className="tempo-controls">
      <Slider
        value={tempo}
        onChange={(_event, value) => setTempo([value].flat())}
        min={60}
        max={180}
        step={2}
        shiftStep={20}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Slowest' : 'Fastest')}
        getAriaValueText={(value) => `${value} beats per minute`}
        className="tempo"
      />
      <output>{tempo.join(' to ')} bpm</output>
    </div>
  );
}
