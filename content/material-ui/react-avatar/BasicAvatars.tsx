import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import MusicNoteIcon from '@mui/icons-material/MusicNote';

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Cpath fill="%23f7c59f" d="M0 0h40v40H0z"/%3E%3Ccircle cx="20" cy="16" r="8" fill="%237a4b2a"/%3E%3Cpath fill="%23264653" d="M4 40a16 14 0 0 1 32 0z"/%3E%3C/svg%3E';

export default function BasicAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Nora Lind, violin" src={portrait} />
      <Avatar sx={{ bgcolor: 'primary.main' }}>TO</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>
        <MusicNoteIcon />
      </Avatar>
    </Stack>
  );
}
