import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function Miniature() {
  return (
    <AvatarGroup>
      <Avatar sx={{ bgcolor: 'primary.main' }}>MS</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>AK</Avatar>
      <Avatar>JL</Avatar>
    </AvatarGroup>
  );
}
