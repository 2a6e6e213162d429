import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const section = [
  { initials: 'AK', name: 'Adaeze Kamau' },
  { initials: 'HW', name: 'Hanna Wirth' },
  { initials: 'RE', name: 'Rosa Ek' },
];

export default function AvatarLinks() {
  return (
    <Stack direction="row" spacing={1} component="nav" aria-label="Altos">
      {section.map(({ initials, name }) => (
        <Avatar
          key={name}
          component="a"
          href="#links"
          aria-label={`${initials}, ${name}`}
          variant="outlined"
          color="primary"
          sx={(theme) => ({
            textDecoration: 'none',
            '&:hover': { bgcolor: 'primary.outlinedHoverBg' },
            [theme.focus.selector]: theme.focus.default,
          })}
        >
          {initials}
        </Avatar>
      ))}
    </Stack>
  );
}
