import Box from '@mui/material/Box';

export default function Miniature() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 140,
        height: 90,
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
