import Box from '@mui/system/Box';

export default function Miniature() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 130,
        height: 84,
        borderRadius: 2,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        boxShadow: 3,
      }}
    >
      sx
    </Box>
  );
}
