import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function DisabledLink() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#friday">Friday</Link>
      <Link component="span" disabled role="link" aria-disabled>
        Saturday (sold out)
      </Link>
      <Link href="#sunday">Sunday</Link>
    </Stack>
  );
}
