import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography sx={{ p: 2 }}>Open Tuesday to Sunday, 10 to 18</Typography>
      <Divider />
      <Typography sx={{ p: 2 }}>Free entry on the first Thursday</Typography>
    </Paper>
  );
}
