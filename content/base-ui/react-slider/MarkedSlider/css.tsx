import { Slider } from '@mui/base/Slider';
import './rate-slider.css';

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
      className="rate"
      slotProps={{ valueLabel: { className: 'rate-value' } }}
    />
  );
}
