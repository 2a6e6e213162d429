import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperVariants() {
  return (
    <Stack direction="row" spacing={3}>
      <Paper variant="elevation" sx={{ p: 2 }}>
        Rye, 6 left
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Spelt, 2 left
      </Paper>
    </Stack>
  );
}
