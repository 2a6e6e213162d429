import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import AdsClickIcon from '@mui/icons-material/AdsClick';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Paper elevation={4} sx={{ p: 2 }}>
        Panel
      </Paper>
      <AdsClickIcon color="primary" fontSize="large" />
    </Stack>
  );
}
