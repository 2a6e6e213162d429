import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function SquarePaper() {
  return (
    <Stack direction="row" spacing={3}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Roll
      </Paper>
      <Paper variant="outlined" square sx={{ p: 2 }}>
        Tray cake
      </Paper>
      <Paper square elevation={2} sx={{ p: 2 }}>
        Toast
      </Paper>
    </Stack>
  );
}
