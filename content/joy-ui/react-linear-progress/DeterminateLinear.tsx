import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DeterminateLinear() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1 }}>
        <Typography id="reel-label">Reel 3 of “The Lock Keeper”</Typography>
        <Typography aria-hidden>68%</Typography>
      </Stack>
      <LinearProgress determinate value={68} aria-labelledby="reel-label" />
    </Box>
  );
}
