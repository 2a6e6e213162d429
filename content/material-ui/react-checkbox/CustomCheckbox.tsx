import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';

const RoundCheckbox = styled(Checkbox)({
  [`&.${checkboxClasses.checked}`]: {
    color: 'inherit',
  },
  '&.Mui-focusVisible': {
    outline: '2px solid',
    outlineOffset: -4,
  },
});

export default function CustomCheckbox() {
  return (
    <FormControlLabel
      label="Send the ticket by mail"
      control={
        <RoundCheckbox
          defaultChecked
          disableRipple
          icon={<RadioButtonUncheckedIcon />}
          checkedIcon={<CheckCircleIcon />}
        />
      }
    />
  );
}
