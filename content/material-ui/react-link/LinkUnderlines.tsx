import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderlines() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#local" underline="always">
        Local
      </Link>
      <Link href="#culture" underline="hover">
        Culture
      </Link>
      <Link href="#sports" underline="none">
        Sports
      </Link>
    </Stack>
  );
}
