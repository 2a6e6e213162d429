import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const LINKS = [
  { name: 'Program', color: 'primary' },
  { name: 'Archive', color: 'neutral' },
  { name: 'Open seats', color: 'success' },
  { name: 'Unpaid fees', color: 'warning' },
  { name: 'Leave the choir', color: 'danger' },
] as const;

export default function LinkColors() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {LINKS.map(({ name, color }) => (
        <Link key={name} href={`#${color}`} color={color}>
          {name}
        </Link>
      ))}
      <Link href="#imprint" level="body-sm" textColor="text.primary">
        Imprint
      </Link>
    </Stack>
  );
}
