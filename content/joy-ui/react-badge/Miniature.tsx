import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4}>
        <Avatar />
      </Badge>
      <Badge color="danger">
        <Avatar variant="outlined" />
      </Badge>
    </Stack>
  );
}
