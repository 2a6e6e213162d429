import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import MusicNoteIcon from '@mui/icons-material/MusicNote';

const broken = 'data:image/png;base64,broken';

export default function AvatarFallbacks() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar src={broken} alt="Hanna Wirth">
          <MusicNoteIcon />
        </Avatar>
        <Typography level="body-sm">children</Typography>
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar src={broken} alt="Hanna Wirth" />
        <Typography level="body-sm">letter of alt</Typography>
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar src={broken} alt="" />
        <Typography level="body-sm">person</Typography>
      </Stack>
    </Stack>
  );
}
