import Button, { buttonClasses } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)({
  borderRadius: 999,
  textTransform: 'none',
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid',
    outlineOffset: 3,
  },
});

export default function CustomButton() {
  return (
    <PillButton variant="outlined" disableRipple sx={{ px: 4 }}>
      Find a drop-off point
    </PillButton>
  );
}
