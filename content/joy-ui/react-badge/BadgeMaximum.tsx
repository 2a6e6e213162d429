import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeMaximum() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={99}>
        <Avatar role="img" aria-label="Chess games">
          C
        </Avatar>
      </Badge>
      <Badge badgeContent={100}>
        <Avatar role="img" aria-label="Go games">
          G
        </Avatar>
      </Badge>
      <Badge badgeContent={1250} max={999}>
        <Avatar role="img" aria-label="Backgammon games">
          B
        </Avatar>
      </Badge>
    </Stack>
  );
}
