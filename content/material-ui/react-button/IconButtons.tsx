import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Edit address" size="small">
        <EditIcon fontSize="inherit" />
      </IconButton>
      <Tooltip title="Add parcel">
        <IconButton color="primary">
          <AddIcon />
        </IconButton>
      </Tooltip>
      <IconButton aria-label="Delete shipment" color="error" size="large">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Save draft" disabled>
        <SaveIcon />
      </IconButton>
    </Stack>
  );
}
