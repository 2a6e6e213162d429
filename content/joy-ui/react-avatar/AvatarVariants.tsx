import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Stack key={variant} spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar variant={variant} color="primary" aria-hidden>
            SA
          </Avatar>
          <Typography level="body-sm">{variant}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
