import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function CircularLabel() {
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <CircularProgress
        variant="determinate"
        value={72}
        size={64}
        aria-label="Space used on the backup disk"
      />
      <Box
        aria-hidden
        sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
      >
        <Typography variant="body2">72 %</Typography>
      </Box>
    </Box>
  );
}
