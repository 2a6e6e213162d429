import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function Miniature() {
  return (
    <AvatarGroup size="lg">
      <Avatar color="primary" variant="solid">
        MS
      </Avatar>
      <Avatar color="success">AK</Avatar>
      <Avatar>+3</Avatar>
    </AvatarGroup>
  );
}
