import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BasicTypography() {
  return (
    <Box sx={{ maxWidth: 440 }}>
      <Typography variant="overline">Night sky</Typography>
      <Typography variant="h5" component="h2" gutterBottom>
        Where to find Saturn this month
      </Typography>
      <Typography gutterBottom>
        Look to the south an hour after sunset. The steady yellow light above the trees is Saturn,
        and a small telescope shows its rings.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Best on clear nights without a moon.
      </Typography>
    </Box>
  );
}
