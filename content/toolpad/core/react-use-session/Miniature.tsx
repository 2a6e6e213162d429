import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What a component can do with the session: greet. */
export default function Miniature() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Avatar>N</Avatar>
        <Typography>Hello, Noor</Typography>
      </Stack>
    </Paper>
  );
}
