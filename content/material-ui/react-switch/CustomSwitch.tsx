import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const PillSwitch = styled(Switch)({
  width: 52,
  height: 32,
  padding: 0,
  margin: 8,
  [`& .${switchClasses.switchBase}`]: {
    padding: 6,
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: {
      opacity: 1,
    },
    '&.Mui-focusVisible + *': {
      outline: '2px solid',
      outlineOffset: 2,
    },
  },
  [`& .${switchClasses.thumb}`]: {
    boxShadow: 'none',
  },
  [`& .${switchClasses.track}`]: {
    borderRadius: 16,
  },
});

export default function CustomSwitch() {
  const thumb = { [`& .${switchClasses.thumb}`]: { bgcolor: 'primary.contrastText' } };

  return (
    <FormControlLabel
      label="Vacation"
      control={<PillSwitch defaultChecked disableRipple sx={thumb} />}
    />
  );
}
