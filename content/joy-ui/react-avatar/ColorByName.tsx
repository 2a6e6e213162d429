import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { ColorPaletteProp } from '@mui/joy/styles';

const colors: readonly ColorPaletteProp[] = ['primary', 'success', 'warning', 'danger', 'neutral'];

function pickColor(name: string): ColorPaletteProp {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colors[sum % colors.length] ?? 'neutral';
}

function getInitials(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

const singers = ['Noor Haddad', 'Bo', 'Ana María de la Cruz', 'Émile Roux'];

export default function ColorByName() {
  return (
    <Stack spacing={1.5}>
      {singers.map((name) => (
        <Stack key={name} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Avatar size="sm" variant="solid" color={pickColor(name)} aria-hidden>
            {getInitials(name)}
          </Avatar>
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
