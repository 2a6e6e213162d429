import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined" sx={{ width: 88, height: 96, p: 1, borderStyle: 'dashed' }}>
        Here
      </Paper>
      <ArrowForwardIcon color="primary" />
      <Paper elevation={3} sx={{ width: 88, height: 96, p: 1 }}>
        There
      </Paper>
    </Stack>
  );
}
