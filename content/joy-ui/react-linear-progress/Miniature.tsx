import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack spacing={2.5} sx={{ width: 220 }}>
      <LinearProgress determinate value={65} />
      <LinearProgress determinate value={40} color="success" variant="soft" />
    </Stack>
  );
}
