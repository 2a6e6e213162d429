import Box from '@mui/system/Box';

export default function Letter() {
  return (
    <Box sx={{ width: 280, px: 4, py: 3, border: 1 }}>
      <Box sx={{ mb: 3 }}>Dear Ines,</Box>
      <Box sx={{ mb: 1 }}>the pears are ripe. Come before the wasps do.</Box>
      <Box sx={{ mt: 4, textAlign: 'end' }}>Yours, Tomas</Box>
    </Box>
  );
}
