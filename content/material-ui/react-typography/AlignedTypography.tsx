import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function AlignedTypography() {
  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Typography align="left">Mercury, at dawn</Typography>
      <Typography align="center">Venus, after sunset</Typography>
      <Typography align="right">Mars, all night</Typography>
      <Typography align="justify">
        Jupiter comes up in the east at nine and is by far the brightest point in the sky once Venus
        has gone down.
      </Typography>
    </Box>
  );
}
