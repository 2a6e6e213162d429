import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';

const surplus = { sx: { bgcolor: 'text.secondary', fontSize: 14 } };

export default function GroupTotals() {
  return (
    <Stack spacing={2}>
      <AvatarGroup total={1240} spacing="small" slotProps={{ surplus }} renderSurplus={inThousands}>
        <Avatar sx={{ bgcolor: 'primary.main' }}>A</Avatar>
        <Avatar sx={{ bgcolor: 'secondary.main' }}>L</Avatar>
      </AvatarGroup>
      <AvatarGroup total={18} spacing={20} variant="rounded" slotProps={{ surplus }}>
        <Avatar sx={{ bgcolor: 'primary.main' }}>B</Avatar>
        <Avatar sx={{ bgcolor: 'secondary.main' }}>M</Avatar>
        <Avatar sx={{ bgcolor: 'primary.main' }}>R</Avatar>
      </AvatarGroup>
    </Stack>
  );
}

function inThousands(count: number) {
  return count < 1000 ? `+${count}` : `+${Math.floor(count / 1000)}k`;
}
