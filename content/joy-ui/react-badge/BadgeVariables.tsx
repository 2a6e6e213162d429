import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function BadgeVariables() {
  return (
    <Sheet variant="soft" color="primary" sx={{ p: 3, borderRadius: 'md' }}>
      <Stack direction="row" spacing={4}>
        <Badge badgeContent={8} sx={{ '--Badge-ringColor': 'var(--Sheet-background)' }}>
          <Avatar role="img" aria-label="Dominoes">
            D
          </Avatar>
        </Badge>
        <Badge badgeContent={8} sx={{ '--Badge-ringSize': '0px', '--Badge-radius': '4px' }}>
          <Avatar role="img" aria-label="Mancala">
            M
          </Avatar>
        </Badge>
      </Stack>
    </Sheet>
  );
}
