import Box from '@mui/system/Box';

export default function Postcard() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '2fr 1fr',
        gap: 2,
        p: 2,
        width: 1,
        maxWidth: 360,
        border: 1,
        borderRadius: 1,
        boxSizing: 'border-box',
      }}
    >
      <span>The sea is cold, the cake is good. Until Sunday! M.</span>
      <Box sx={{ justifySelf: 'end', width: 48, height: 56, border: '2px dashed' }} />
    </Box>
  );
}
