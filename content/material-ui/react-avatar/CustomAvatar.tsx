import Avatar, { avatarClasses } from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import { styled } from '@mui/material/styles';

const RingAvatar = styled(Avatar)(({ theme }) => ({
  width: 56,
  height: 56,
  padding: 3,
  border: '2px solid currentColor',
  [`& .${avatarClasses.img}`]: { borderRadius: '50%' },
  [theme.breakpoints.down('sm')]: { width: 48, height: 48 },
}));

const soloist =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Cpath fill="%23bde0fe" d="M0 0h40v40H0z"/%3E%3Ccircle cx="20" cy="16" r="8" fill="%23583101"/%3E%3Cpath fill="%239d4edd" d="M4 40a16 14 0 0 1 32 0z"/%3E%3C/svg%3E';

export default function CustomAvatar() {
  return (
    <Badge
      variant="dot"
      overlap="circular"
      color="success"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={{ [`& .${badgeClasses.badge}`]: { outline: 2, outlineColor: 'background.paper' } }}
    >
      <RingAvatar
        src={soloist}
        alt="Ada Lowe, soloist, on stage now"
        sx={{ color: 'success.main' }}
        slotProps={{ img: { loading: 'lazy' } }}
      />
    </Badge>
  );
}
