import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Box sx={{ width: 220 }}>
      <Typography variant="body2">Morning</Typography>
      <Divider sx={{ my: 1.5 }} />
      <Typography variant="body2">Evening</Typography>
      <Divider sx={{ my: 1.5 }}>or</Divider>
    </Box>
  );
}
