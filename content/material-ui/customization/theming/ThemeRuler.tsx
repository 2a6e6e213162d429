import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function ThemeRuler() {
  const { breakpoints } = useTheme();
  const widest = breakpoints.values.xl;
  return (
    <Stack spacing={1}>
      {breakpoints.keys.map((key) => (
        <Stack key={key} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <svg viewBox={`0 0 ${widest} 80`} width={160} height={12} aria-hidden="true">
            <rect width={breakpoints.values[key]} height={80} fill="currentColor" />
          </svg>
          <Typography variant="body2">
            {key} starts at {breakpoints.values[key]} px
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
