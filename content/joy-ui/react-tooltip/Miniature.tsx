import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import DeleteIcon from '@mui/icons-material/Delete';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Sheet
        variant="solid"
        color="neutral"
        sx={{ px: 1, py: 0.5, borderRadius: 'sm', fontSize: 'sm' }}
      >
        Delete
      </Sheet>
      <IconButton variant="soft">
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
