import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Stack from '@mui/joy/Stack';

const tenors = ['Theo Falk', 'Ivo Marin', 'Jonas Pihl'];

export default function AvatarGroups() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <AvatarGroup
          key={size}
          size={size}
          variant="soft"
          color="primary"
          role="img"
          aria-label={`Tenors: ${tenors.join(', ')}`}
        >
          {tenors.map((name) => (
            <Avatar key={name} aria-hidden>
              {name[0]}
            </Avatar>
          ))}
        </AvatarGroup>
      ))}
    </Stack>
  );
}
