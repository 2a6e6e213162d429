import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';

export default function Miniature() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        sx={{
          px: 1,
          py: 0.5,
          borderRadius: 1,
          bgcolor: 'grey.700',
          color: '#fff',
          typography: 'caption',
        }}
      >
        Delete
      </Box>
      <IconButton>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
