import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import EditIcon from '@mui/icons-material/Edit';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton size="small" aria-label="Edit sender">
        <EditIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="medium" aria-label="Edit recipient">
        <EditIcon fontSize="inherit" />
      </IconButton>
      <IconButton size="large" aria-label="Edit contents">
        <EditIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
