import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function Miniature() {
  return (
    <Stack spacing={1.5}>
      <Button variant="contained">Save</Button>
      <Button variant="outlined">Share</Button>
    </Stack>
  );
}
