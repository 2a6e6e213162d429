import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividedStack() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>40 min</Typography>
      <Typography>320 kcal</Typography>
      <Typography>Easy</Typography>
    </Stack>
  );
}
