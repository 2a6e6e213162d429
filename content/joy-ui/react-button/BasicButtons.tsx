import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BasicButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="solid">Buy tickets</Button>
      <Button variant="soft">Choose seats</Button>
      <Button variant="outlined">Watch trailer</Button>
      <Button variant="plain">Maybe later</Button>
    </Stack>
  );
}
