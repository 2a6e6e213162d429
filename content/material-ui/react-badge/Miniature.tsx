import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';

export default function Miniature() {
  return (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4} color="primary">
        <MailIcon fontSize="large" color="action" />
      </Badge>
      <Badge variant="dot" color="error">
        <NotificationsIcon fontSize="large" color="action" />
      </Badge>
    </Stack>
  );
}
