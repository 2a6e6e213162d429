import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';

export default function FixedCode() {
  return (
    <Box sx={{ width: 240 }}>
      <LinearProgress aria-label="Route planned" variant="determinate" value={60} />
    </Box>
  );
}
