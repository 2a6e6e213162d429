import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack spacing={1.5}>
      <Button>Save</Button>
      <Button variant="soft">Share</Button>
    </Stack>
  );
}
