import LinearProgress from '@mui/material/LinearProgress';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'inherit'] as const;

export default function ProgressColors() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
        {colors.map((color) => (
          <CircularProgress
            key={color}
            color={color}
            variant="determinate"
            value={75}
            aria-label={`Ring, ${color}`}
          />
        ))}
      </Stack>
      {colors.map((color) => (
        <LinearProgress
          key={color}
          color={color}
          variant="determinate"
          value={75}
          aria-label={`Bar, ${color}`}
        />
      ))}
    </Stack>
  );
}
