import { Slider as BaseSlider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const Slider = styled(BaseSlider)({
  position: 'relative',
  display: 'inline-block',
  width: 'min(280px, 80%)',
  height: 24,
  color: 'light-dark(#be185d, #f9a8d4)',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    top: 10,
    height: 4,
    borderRadius: 2,
  },
  [`& .${sliderClasses.rail}`]: { width: '100%', backgroundColor: 'light-dark(#9ca3af, #4b5563)' },
  [`& .${sliderClasses.track}`]: { backgroundColor: 'currentColor' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    top: '50%',
    width: 20,
    height: 20,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    translate: '-50% -50%',
  },
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    top: 10,
    width: 2,
    height: 4,
    backgroundColor: 'light-dark(#fff, #000)',
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    top: 24,
    fontSize: 14,
    color: 'light-dark(#4b5563, #d1d5db)',
    translate: '-50%',
  },
  [`& .${sliderClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: 2 },
});

const ValueLabel = styled('span')({
  position: 'absolute',
  bottom: 24,
  left: '50%',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
});

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
      slots={{ valueLabel: ValueLabel }}
    />
  );
}
