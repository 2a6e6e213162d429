import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeSizes() {
  return (
    <Stack spacing={3}>
      {[5, ''].map((content) => (
        <Stack key={content} direction="row" spacing={4} sx={{ alignItems: 'center' }}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Badge key={size} size={size} badgeContent={content} color="danger">
              <Avatar size={size} role="img" aria-label={`Dice club, badge ${size}`}>
                D
              </Avatar>
            </Badge>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
