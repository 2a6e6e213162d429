import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const steps = [1, 2, 4, 8];

export default function ThemeRuler() {
  const theme = useTheme();
  return (
    <Stack spacing={1}>
      {steps.map((step) => (
        <Stack key={step} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <svg width={80} height={12} aria-hidden="true">
            <rect width={theme.spacing(step)} height={12} rx={2} fill="currentColor" />
          </svg>
          <Typography variant="body2">
            theme.spacing({step}) returns {theme.spacing(step)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
