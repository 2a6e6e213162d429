import Fab, { fabClasses } from '@mui/material/Fab';
import { styled } from '@mui/material/styles';
import EditIcon from '@mui/icons-material/Edit';

const SquareFab = styled(Fab)({
  borderRadius: 16,
  textTransform: 'none',
  [`&.${fabClasses.focusVisible}`]: {
    outline: '3px solid',
    outlineOffset: 3,
  },
});

export default function CustomFab() {
  return (
    <SquareFab href="#customization" variant="extended" color="primary" disableRipple>
      <EditIcon sx={{ marginInlineEnd: 1 }} />
      Write
    </SquareFab>
  );
}
