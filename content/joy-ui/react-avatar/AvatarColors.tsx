import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const voices = [
  { name: 'Soprano', color: 'primary' },
  { name: 'Alto', color: 'success' },
  { name: 'Tenor', color: 'warning' },
  { name: 'Bass', color: 'danger' },
  { name: 'Organ', color: 'neutral' },
] as const;

export default function AvatarColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {voices.map(({ name, color }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar color={color} aria-hidden>
            {name[0]}
          </Avatar>
          <Typography level="body-sm">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
