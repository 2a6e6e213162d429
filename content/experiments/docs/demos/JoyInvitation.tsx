import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function JoyInvitation() {
  return (
    <Stack direction="row" spacing={1}>
      <Input placeholder="name@example.com" slotProps={{ input: { 'aria-label': 'Email' } }} />
      <Button>Invite</Button>
    </Stack>
  );
}
