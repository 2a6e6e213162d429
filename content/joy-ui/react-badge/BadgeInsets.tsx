import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const insets = [0, '14%', '4px 10px 0 0', -6];

export default function BadgeInsets() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {insets.map((inset) => (
        <Stack key={inset} spacing={1.5} sx={{ alignItems: 'center' }}>
          <Badge badgeInset={inset} color="success">
            <Avatar size="lg" aria-hidden>
              P
            </Avatar>
          </Badge>
          <Typography level="body-sm">{inset}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
