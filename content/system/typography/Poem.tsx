import Box from '@mui/system/Box';

export default function Poem() {
  return (
    <Box sx={{ maxWidth: 300 }}>
      <Box sx={{ letterSpacing: 2, textTransform: 'uppercase', mb: 1 }}>November</Box>
      <Box sx={{ lineHeight: 2, fontStyle: 'italic' }}>
        The last leaf holds its branch
        <br />
        as if it had been asked to.
      </Box>
    </Box>
  );
}
