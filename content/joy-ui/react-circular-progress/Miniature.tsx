import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2.5}>
      <CircularProgress determinate value={70} size="lg" />
      <CircularProgress determinate value={40} color="success" variant="solid" size="lg" />
    </Stack>
  );
}
