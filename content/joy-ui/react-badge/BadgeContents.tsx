import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import StarIcon from '@mui/icons-material/Star';

export default function BadgeContents() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent="new" color="success" size="sm">
        <Avatar role="img" aria-label="Harbor of Crows">
          H
        </Avatar>
      </Badge>
      <Badge
        badgeContent={<StarIcon />}
        color="warning"
        size="sm"
        sx={{ '--Badge-paddingX': '2px' }}
      >
        <Avatar role="img" aria-label="Orchard, game of the year">
          O
        </Avatar>
      </Badge>
    </Stack>
  );
}
