import Box from '@mui/system/Box';

const roomy = { p: { xs: 4 }, mb: 2, border: 1 };

export default function ResponsiveWins() {
  return (
    <Box sx={{ width: 280 }}>
      <Box sx={[roomy, { p: 1 }]}>p: 1 comes later and loses</Box>
      <Box sx={[roomy, { p: { xs: 1 } }]}>An object for xs wins</Box>
    </Box>
  );
}
