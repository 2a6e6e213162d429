import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkVariants() {
  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Link href="#headline" variant="h5" color="textPrimary" underline="hover">
        Ferry back on schedule
      </Link>
      <Link href="#more" variant="body2">
        More about the harbor
      </Link>
      <Link href="#caption" variant="caption" gutterBottom>
        Photo: city archive
      </Link>
      <Link href="#long" noWrap sx={{ display: 'block' }}>
        Why the old lighthouse keeper will not move to the city
      </Link>
    </Stack>
  );
}
