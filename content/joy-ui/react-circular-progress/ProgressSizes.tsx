import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function ProgressSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      {SIZES.map((size) => (
        <CircularProgress key={size} size={size} aria-label={`Kneading (${size})`} />
      ))}
      <CircularProgress
        aria-label="Kneading (96 px)"
        sx={{ '--CircularProgress-size': '96px', '--CircularProgress-thickness': '10px' }}
      />
    </Stack>
  );
}
