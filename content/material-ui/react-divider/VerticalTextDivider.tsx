import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function VerticalTextDivider() {
  return (
    <Box sx={{ display: 'flex', width: '100%', maxWidth: 400, minHeight: 120, gap: 2 }}>
      <Typography sx={{ flex: 1 }}>Take the harbor ferry, line 4, to the museum pier.</Typography>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <Typography sx={{ flex: 1 }}>Walk 15 minutes along the quay from the station.</Typography>
    </Box>
  );
}
