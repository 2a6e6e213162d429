import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const bottomEnd = { vertical: 'bottom', horizontal: 'right' } as const;

export default function PresenceAvatars() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge anchorOrigin={bottomEnd} badgeInset="14%" color="success" size="sm">
        <Avatar role="img" aria-label="Noor Haddad, in the hall">
          NH
        </Avatar>
      </Badge>
      <Badge anchorOrigin={bottomEnd} badgeInset="14%" color="neutral" size="sm">
        <Avatar role="img" aria-label="Theo Falk, absent">
          TF
        </Avatar>
      </Badge>
    </Stack>
  );
}
