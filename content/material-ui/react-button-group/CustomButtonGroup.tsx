import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ButtonGroup)({
  [`& .${buttonGroupClasses.firstButton}`]: {
    borderStartStartRadius: 999,
    borderEndStartRadius: 999,
  },
  [`& .${buttonGroupClasses.lastButton}`]: {
    borderStartEndRadius: 999,
    borderEndEndRadius: 999,
  },
  '& .Mui-focusVisible': {
    outline: '2px solid',
    outlineOffset: 2,
    zIndex: 2,
  },
});

export default function CustomButtonGroup() {
  return (
    <PillGroup disableRipple aria-label="Share the photo">
      <Button>Copy link</Button>
      <Button>Print</Button>
      <Button>Mail</Button>
    </PillGroup>
  );
}
