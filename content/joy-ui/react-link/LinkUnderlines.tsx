import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkUnderlines() {
  return (
    <Stack spacing={2}>
      <Stack component="nav" aria-label="Choir" direction="row" spacing={3}>
        <Link href="#concerts" underline="hover">
          Concerts
        </Link>
        <Link href="#members" underline="none">
          Members
        </Link>
      </Stack>
      <Typography>
        <Link href="#tickets" underline="always">
          Tickets
        </Link>{' '}
        for the summer concert are on sale from Monday.
      </Typography>
    </Stack>
  );
}
