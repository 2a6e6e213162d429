import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Box>
      <Typography variant="h6">Baseline</Typography>
      <Typography variant="body2" color="text.secondary">
        Margins gone, fonts set.
      </Typography>
    </Box>
  );
}
