import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import EditIcon from '@mui/icons-material/Edit';

export default function FabSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Fab size="small" color="secondary" aria-label="Edit, small">
        <EditIcon />
      </Fab>
      <Fab size="medium" color="secondary" aria-label="Edit, medium">
        <EditIcon />
      </Fab>
      <Fab size="large" color="secondary" aria-label="Edit, large">
        <EditIcon />
      </Fab>
      <Fab variant="extended" size="small" color="secondary">
        Edit
      </Fab>
    </Stack>
  );
}
