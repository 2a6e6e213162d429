import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function ResponsiveTypography() {
  return (
    <Box>
      <Typography component="p" sx={{ typography: { xs: 'h5', sm: 'h3' } }}>
        Total eclipse on Friday
      </Typography>
      <Typography sx={{ fontSize: 'clamp(1rem, 0.8rem + 1vw, 1.5rem)', textWrap: 'balance' }}>
        It starts at 11:04 and lasts for two minutes and six seconds.
      </Typography>
    </Box>
  );
}
