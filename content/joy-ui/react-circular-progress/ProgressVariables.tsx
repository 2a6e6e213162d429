import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function ProgressVariables() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <CircularProgress
        aria-label="Thin track, square ends"
        determinate
        value={70}
        size="lg"
        sx={{
          '--CircularProgress-trackThickness': '2px',
          '--CircularProgress-progressThickness': '10px',
          '--CircularProgress-linecap': 'square',
        }}
      />
      <CircularProgress
        aria-label="Own colors"
        determinate
        value={70}
        size="lg"
        sx={(theme) => ({
          '--CircularProgress-trackColor': theme.vars.palette.warning.softBg,
          '--CircularProgress-progressColor': theme.vars.palette.danger.solidBg,
        })}
      />
      <CircularProgress
        aria-label="Slow turn"
        size="lg"
        sx={{ '--CircularProgress-circulation': '3s linear 0s infinite normal none running' }}
      />
    </Stack>
  );
}
