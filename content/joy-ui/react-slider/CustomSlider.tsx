import Slider, { sliderClasses } from '@mui/joy/Slider';
import { styled } from '@mui/joy/styles';

const TemperatureSlider = styled(Slider)(({ theme }) => ({
  width: 280,
  [`& .${sliderClasses.rail}`]: {
    background: `linear-gradient(90deg, ${theme.vars.palette.neutral[400]}, ${theme.vars.palette.warning[400]}, ${theme.vars.palette.danger[500]})`,
  },
  [`& .${sliderClasses.thumb}`]: { boxShadow: theme.vars.shadow.md },
}));

export default function CustomSlider() {
  return (
    <TemperatureSlider
      aria-label="Glow of the kiln"
      color="neutral"
      track={false}
      defaultValue={80}
    />
  );
}
