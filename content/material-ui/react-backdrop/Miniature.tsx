import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 220,
        height: 130,
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Typography>Behind it</Typography>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'rgba(0, 0, 0, 0.5)',
          color: '#fff',
        }}
      >
        <CircularProgress color="inherit" variant="determinate" value={70} />
      </Box>
    </Box>
  );
}
