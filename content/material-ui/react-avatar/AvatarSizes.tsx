import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar sx={{ width: 24, height: 24, fontSize: 12, bgcolor: 'primary.main' }}>WZ</Avatar>
      <Avatar sx={{ bgcolor: 'primary.main' }}>WZ</Avatar>
      <Avatar sx={{ width: 64, height: 64, fontSize: 28, bgcolor: 'primary.main' }}>WZ</Avatar>
    </Stack>
  );
}
