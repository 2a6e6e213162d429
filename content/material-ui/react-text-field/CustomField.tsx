import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const RoundField = styled(TextField)({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 16,
  },
  [`& .${outlinedInputClasses.notchedOutline}`]: {
    borderWidth: 2,
  },
});

export default function CustomField() {
  return <RoundField color="success" focused label="Discount code" defaultValue="NEWKEYS" />;
}
