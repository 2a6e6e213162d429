import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function AbsoluteDivider() {
  return (
    <Paper square elevation={0} sx={{ position: 'relative', width: '100%', maxWidth: 320, p: 2 }}>
      <Typography variant="h6" component="p">
        Guided tours
      </Typography>
      <Typography>Every hour, from the main hall</Typography>
      <Divider absolute />
    </Paper>
  );
}
