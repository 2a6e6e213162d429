import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function Elevations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(5, 1fr)' },
        width: '100%',
      }}
    >
      {[0, 1, 2, 3, 4, 6, 8, 12, 16, 24].map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ py: 2, textAlign: 'center' }}>
          {elevation}
        </Paper>
      ))}
    </Box>
  );
}
