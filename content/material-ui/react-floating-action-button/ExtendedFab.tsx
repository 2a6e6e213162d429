import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';

export default function ExtendedFab() {
  return (
    <Fab variant="extended" color="primary">
      <AddIcon sx={{ marginInlineEnd: 1 }} />
      New note
    </Fab>
  );
}
