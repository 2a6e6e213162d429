import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge color="error" badgeContent={2} overlap="rectangular">
        <Avatar variant="square" sx={{ bgcolor: 'success.main' }}>
          F
        </Avatar>
      </Badge>
      <Badge color="error" badgeContent={2} overlap="circular">
        <Avatar sx={{ bgcolor: 'success.main' }}>M</Avatar>
      </Badge>
      <Badge color="error" variant="dot" overlap="circular">
        <Avatar sx={{ bgcolor: 'success.main' }}>P</Avatar>
      </Badge>
    </Stack>
  );
}
