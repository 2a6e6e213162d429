import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';
import FavoriteIcon from '@mui/icons-material/Favorite';
import PrintIcon from '@mui/icons-material/Print';

export default function IconButtonColors() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Print label">
        <PrintIcon />
      </IconButton>
      <IconButton color="secondary" aria-label="Save as favorite recipient">
        <FavoriteIcon />
      </IconButton>
      <IconButton color="error" aria-label="Delete shipment">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
