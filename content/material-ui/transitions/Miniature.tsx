import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={1}>
      {[0.2, 0.45, 0.7, 1].map((opacity, index) => (
        <Paper
          key={opacity}
          elevation={4}
          sx={{
            width: 52,
            height: 52,
            opacity,
            translate: `0 ${(3 - index) * 8}px`,
            bgcolor: 'primary.main',
          }}
        />
      ))}
    </Stack>
  );
}
