import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const section = ['Adaeze Kamau', 'Hanna Wirth', 'Rosa Ek'];

export default function AvatarLinks() {
  return (
    <Stack direction="row" spacing={1} component="nav" aria-label="Altos">
      {section.map((name) => (
        <Avatar
          key={name}
          component="a"
          href="#links"
          aria-label={name}
          variant="outlined"
          color="primary"
          sx={(theme) => ({
            textDecoration: 'none',
            '&:hover': { bgcolor: 'primary.outlinedHoverBg' },
            [theme.focus.selector]: theme.focus.default,
          })}
        >
          {name[0]}
        </Avatar>
      ))}
    </Stack>
  );
}
