import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress size={20} aria-label="Checking a file" />
      <CircularProgress aria-label="Checking a folder" />
      <CircularProgress size="4rem" thickness={2} aria-label="Checking a disk" />
      <CircularProgress
        variant="determinate"
        value={65}
        size={64}
        thickness={8}
        aria-label="Disk checked"
      />
    </Stack>
  );
}
