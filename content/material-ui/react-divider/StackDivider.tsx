import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackDivider() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>Adults 12 €</Typography>
      <Typography>Students 6 €</Typography>
      <Typography>Children 0 €</Typography>
    </Stack>
  );
}
