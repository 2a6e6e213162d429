import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import NavigationIcon from '@mui/icons-material/Navigation';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab color="primary">
        <AddIcon />
      </Fab>
      <Fab variant="extended" color="secondary">
        <NavigationIcon sx={{ mr: 1 }} />
        Go
      </Fab>
    </Stack>
  );
}
