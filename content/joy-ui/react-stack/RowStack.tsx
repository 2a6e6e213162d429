import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function RowStack() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="soft">Earlier</Button>
        <Button variant="soft">Later</Button>
      </Stack>
      <Stack direction="row-reverse" spacing={1}>
        <Button>Reserve</Button>
        <Button variant="plain">Back</Button>
      </Stack>
    </Stack>
  );
}
