import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function ProgressVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {VARIANTS.map((variant) => (
        <Stack key={variant} spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress
            variant={variant}
            determinate
            value={65}
            aria-label={`Rye dough, ${variant}`}
          />
          <span>{variant}</span>
        </Stack>
      ))}
    </Stack>
  );
}
