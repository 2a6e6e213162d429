import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c7dff7"/><circle cx="20" cy="16" r="7" fill="#8d5a3b"/><path d="M6 40a14 15 0 0 1 28 0z" fill="#12467b"/></svg>',
)}`;

export default function BasicAvatar() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={portrait} alt="Adaeze Kamau, alto" />
      <Avatar role="img" aria-label="Linus Berg, bass">
        LB
      </Avatar>
      <Avatar role="img" aria-label="New singer" />
    </Stack>
  );
}
