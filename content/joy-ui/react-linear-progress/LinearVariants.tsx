import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function LinearVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {VARIANTS.map((variant) => (
        <Stack key={variant} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <span style={{ width: 72 }}>{variant}</span>
          <LinearProgress
            variant={variant}
            determinate
            value={55}
            aria-label={`Color correction, ${variant}`}
          />
        </Stack>
      ))}
    </Stack>
  );
}
