import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The menu of the account, open: itself it opens at its button. */
export default function Miniature() {
  return (
    <Paper elevation={3} sx={{ width: 230 }}>
      <Stack direction="row" sx={{ p: 2, gap: 2, alignItems: 'center' }}>
        <Avatar>M</Avatar>
        <div>
          <Typography sx={{ fontWeight: 700 }}>Mira Lund</Typography>
          <Typography variant="caption">mira@clinic.example</Typography>
        </div>
      </Stack>
      <Stack sx={{ p: 1, alignItems: 'end' }}>
        <Button variant="outlined" size="small">
          Sign out
        </Button>
      </Stack>
    </Paper>
  );
}
