import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ThinProgress() {
  return (
    <Stack direction="row" spacing={3}>
      {[1, 4, 12].map((thickness) => (
        <CircularProgress
          key={thickness}
          size="lg"
          thickness={thickness}
          determinate
          value={75}
          aria-label={`Proofing, ring of ${thickness} px`}
        />
      ))}
    </Stack>
  );
}
