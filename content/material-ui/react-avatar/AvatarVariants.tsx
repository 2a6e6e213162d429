import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import PianoIcon from '@mui/icons-material/Piano';

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar variant="circular" sx={{ bgcolor: 'primary.main' }}>
        <PianoIcon />
      </Avatar>
      <Avatar variant="rounded" sx={{ bgcolor: 'primary.main' }}>
        <PianoIcon />
      </Avatar>
      <Avatar variant="square" sx={{ bgcolor: 'primary.main' }}>
        <PianoIcon />
      </Avatar>
    </Stack>
  );
}
