import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';

const StarRadio = styled(Radio)({
  [`&.${radioClasses.checked}`]: {
    color: 'inherit',
  },
  '&.Mui-focusVisible': {
    outline: '2px solid',
    outlineOffset: -4,
  },
});

const star = <StarRadio disableRipple icon={<StarBorderIcon />} checkedIcon={<StarIcon />} />;

export default function CustomRadio() {
  return (
    <RadioGroup row aria-label="Favorite number" name="favorite" defaultValue="home">
      <FormControlLabel value="home" control={star} label="Home" />
      <FormControlLabel value="work" control={star} label="Work" />
    </RadioGroup>
  );
}
