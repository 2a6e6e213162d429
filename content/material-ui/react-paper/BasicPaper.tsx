import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper elevation={3} sx={{ p: 2, maxWidth: 320 }}>
      <Typography variant="h6" component="h3">
        Order 118
      </Typography>
      <Typography>Two loaves of rye, six poppy rolls. Picked up at seven.</Typography>
    </Paper>
  );
}
