import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
        On the top
      </Paper>
      <Button variant="outlined" size="small">
        Anchor
      </Button>
    </Stack>
  );
}
