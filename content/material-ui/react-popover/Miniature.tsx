import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained" size="small">
        Details
      </Button>
      <Paper elevation={8} sx={{ p: 2 }}>
        <Typography variant="body2">What the button means</Typography>
      </Paper>
    </Stack>
  );
}
