import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

/** What is set once, around what uses it: the provider itself shows nothing. */
export default function Miniature() {
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2, width: 240, borderStyle: 'dashed', borderColor: 'primary.main' }}
    >
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Chip size="small" color="primary" label="theme" />
        <Chip size="small" color="primary" label="router" />
        <Chip size="small" color="primary" label="session" />
      </Stack>
      <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
        Your app
      </Paper>
    </Paper>
  );
}
