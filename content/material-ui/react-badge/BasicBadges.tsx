import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

export default function BasicBadges() {
  return (
    <Stack direction="row" spacing={3}>
      <IconButton aria-label="Cart, 4 plants">
        <Badge badgeContent={4} color="primary">
          <ShoppingCartIcon />
        </Badge>
      </IconButton>
      <IconButton aria-label="Messages, 12 unread">
        <Badge badgeContent={12} color="secondary">
          <MailIcon />
        </Badge>
      </IconButton>
    </Stack>
  );
}
