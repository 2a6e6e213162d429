import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividedStack() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" />}>
      <Typography>420 seats</Typography>
      <Typography>36 cars</Typography>
      <Typography>15 knots</Typography>
    </Stack>
  );
}
