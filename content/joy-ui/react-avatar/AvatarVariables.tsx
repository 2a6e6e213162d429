import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function AvatarVariables() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Avatar
        color="success"
        role="img"
        aria-label="Conductor"
        sx={{ '--Avatar-radius': '8px', '--Avatar-size': '3.5rem' }}
      >
        C
      </Avatar>
      <Sheet variant="soft" color="primary" sx={{ p: 2, borderRadius: 'md' }}>
        <AvatarGroup
          role="img"
          aria-label="Piano, cello and flute"
          sx={{
            '--AvatarGroup-gap': '-1rem',
            '--Avatar-ringSize': '3px',
            '--Avatar-ringColor': 'var(--Sheet-background)',
          }}
        >
          <Avatar aria-hidden>P</Avatar>
          <Avatar aria-hidden>C</Avatar>
          <Avatar aria-hidden>F</Avatar>
        </AvatarGroup>
      </Sheet>
    </Stack>
  );
}
