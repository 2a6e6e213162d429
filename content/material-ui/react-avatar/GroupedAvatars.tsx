import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const section = [
  { name: 'Nora Lind', color: 'primary' },
  { name: 'Aino Berg', color: 'secondary' },
  { name: 'Paul Roux', color: 'success' },
  { name: 'Kofi Mensah', color: 'primary' },
  { name: 'Yuki Sato', color: 'secondary' },
  { name: 'Eva Novak', color: 'success' },
];

export default function GroupedAvatars() {
  return (
    <AvatarGroup
      max={4}
      role="group"
      aria-label="First violins"
      slotProps={{ surplus: { sx: { bgcolor: 'text.secondary' } } }}
    >
      {section.map(({ name, color }) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: `${color}.main`, color: `${color}.contrastText` }}
        >
          {name.charAt(0)}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
