import Box from '@mui/system/Box';

export default function ResponsiveWins() {
  return (
    <Box sx={{ width: 280 }}>
      <Box sx={{ p: 1, pt: { xs: 4 }, border: 1 }}>p: 1 beats pt for xs</Box>
      <Box sx={{ p: { xs: 1 }, pt: { xs: 4 }, mt: 2, border: 1 }}>Both for xs: pt holds</Box>
    </Box>
  );
}
