import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2}>
      <Paper elevation={0} variant="outlined" sx={{ width: 72, height: 72 }} />
      <Paper elevation={2} sx={{ width: 72, height: 72 }} />
      <Paper elevation={8} sx={{ width: 72, height: 72 }} />
    </Stack>
  );
}
