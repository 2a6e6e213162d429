import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const singers = ['Adaeze', 'Linus', 'Rosa', 'Hanna', 'Noor', 'Bo', 'Émile', 'Theo', 'Ivo'];
const shown = 4;

export default function SurplusAvatars() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <AvatarGroup aria-hidden>
        {singers.slice(0, shown).map((name) => (
          <Avatar key={name}>{name[0]}</Avatar>
        ))}
        <Avatar variant="solid">+{singers.length - shown}</Avatar>
      </AvatarGroup>
      <Typography level="body-sm">{singers.length} singers come to the rehearsal</Typography>
    </Stack>
  );
}
