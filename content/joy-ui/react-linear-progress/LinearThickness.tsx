import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearThickness() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      {[1, 10, 20].map((thickness) => (
        <LinearProgress
          key={thickness}
          thickness={thickness}
          determinate
          value={40}
          aria-label={`Cleaning, bar of ${thickness} px`}
        />
      ))}
    </Stack>
  );
}
