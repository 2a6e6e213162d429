import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function LinearSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      {SIZES.map((size) => (
        <LinearProgress key={size} size={size} aria-label={`Copying (${size})`} />
      ))}
    </Stack>
  );
}
