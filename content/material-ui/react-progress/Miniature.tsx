import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack spacing={2.5} sx={{ width: 200, alignItems: 'center' }}>
      <CircularProgress variant="determinate" value={70} />
      <LinearProgress variant="determinate" value={55} sx={{ width: 1 }} />
    </Stack>
  );
}
