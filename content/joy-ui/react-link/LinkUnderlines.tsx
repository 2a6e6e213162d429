import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkUnderlines() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#concerts" underline="hover">
        Concerts
      </Link>
      <Link href="#tickets" underline="always">
        Tickets
      </Link>
      <Link href="#members" underline="none">
        Members
      </Link>
    </Stack>
  );
}
