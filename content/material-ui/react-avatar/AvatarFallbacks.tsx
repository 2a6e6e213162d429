import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const broken = 'data:image/png;base64,';

export default function AvatarFallbacks() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Tomas Okafor, cello" src={broken} sx={{ bgcolor: 'primary.main' }}>
        TO
      </Avatar>
      <Avatar alt="Ines Duarte, horn" src={broken} sx={{ bgcolor: 'primary.main' }} />
      <Avatar src={broken} />
    </Stack>
  );
}
