import Box from '@mui/joy/Box';

export default function Miniature() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 140,
        height: 90,
        borderRadius: 'md',
        bgcolor: 'primary.solidBg',
        color: 'primary.solidColor',
        boxShadow: 'md',
      }}
    >
      sx
    </Box>
  );
}
