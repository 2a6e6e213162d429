import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import RestoreIcon from '@mui/icons-material/Restore';

/** A value that is back after a reload. */
export default function Miniature() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <RestoreIcon color="primary" />
        <Typography>Passport, charger</Typography>
      </Stack>
    </Paper>
  );
}
