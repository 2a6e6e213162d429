import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function DividerVariants() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography sx={{ p: 2 }}>Full width</Typography>
      <Divider variant="fullWidth" />
      <Typography sx={{ p: 2 }}>Middle: 16 px on both sides</Typography>
      <Divider variant="middle" />
      <Typography sx={{ p: 2 }}>Inset: 72 px at the start</Typography>
      <Divider variant="inset" />
      <Typography sx={{ p: 2 }}>The end of the tour</Typography>
    </Paper>
  );
}
