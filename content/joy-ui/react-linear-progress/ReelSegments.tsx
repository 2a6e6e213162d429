import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const REELS = [100, 100, 40, 0];

export default function ReelSegments() {
  return (
    <Stack direction="row" spacing={0.5} sx={{ width: '100%', maxWidth: 360 }}>
      {REELS.map((value, index) => (
        <LinearProgress
          key={`reel ${index + 1}`}
          determinate
          value={value}
          color={value === 100 ? 'success' : 'primary'}
          aria-label={`Reel ${index + 1}`}
        />
      ))}
    </Stack>
  );
}
