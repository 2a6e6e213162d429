import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 240,
        height: 140,
        borderRadius: 1,
        bgcolor: 'rgba(0, 0, 0, 0.5)',
      }}
    >
      <Paper elevation={8} sx={{ p: 2, width: 150 }}>
        <Typography variant="h6">Modal</Typography>
        <Typography variant="body2">On top of all</Typography>
      </Paper>
    </Box>
  );
}
