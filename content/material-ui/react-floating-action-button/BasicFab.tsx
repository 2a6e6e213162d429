import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import MicIcon from '@mui/icons-material/Mic';

export default function BasicFab() {
  return (
    <Stack direction="row" spacing={2}>
      <Fab color="primary" aria-label="New note">
        <AddIcon />
      </Fab>
      <Fab aria-label="Record a note">
        <MicIcon />
      </Fab>
      <Fab disabled aria-label="New shared note">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
