import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function BadgeVariants() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Stack key={variant} spacing={1} sx={{ alignItems: 'center' }}>
          <Badge badgeContent={7} variant={variant}>
            <Avatar aria-hidden>G</Avatar>
          </Badge>
          <Typography level="body-sm">{variant}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
