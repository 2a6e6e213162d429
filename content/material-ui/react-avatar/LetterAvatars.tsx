import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const musicians = ['Nora Lind', 'Tomas Okafor', 'Ines Duarte', 'Wen Zhao'];
const colors = ['primary', 'secondary', 'success'];

function initials(name: string) {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

function colorOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return colors[sum % colors.length];
}

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      {musicians.map((name) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          sx={{ bgcolor: `${colorOf(name)}.main`, color: `${colorOf(name)}.contrastText` }}
        >
          {initials(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
