import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar size="sm" role="img" aria-label="Rosa Ek, small">
        RE
      </Avatar>
      <Avatar size="md" role="img" aria-label="Rosa Ek, medium">
        RE
      </Avatar>
      <Avatar size="lg" role="img" aria-label="Rosa Ek, large">
        RE
      </Avatar>
      <Avatar size="lg" role="img" aria-label="Rosa Ek, five rem" sx={{ '--Avatar-size': '5rem' }}>
        RE
      </Avatar>
    </Stack>
  );
}
