import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Link href="#sopranos">Sopranos</Link>
      <Link href="#altos" variant="plain">
        Altos
      </Link>
      <Link href="#tenors" variant="outlined">
        Tenors
      </Link>
      <Link href="#basses" variant="soft">
        Basses
      </Link>
      <Link href="#auditions" variant="solid">
        Auditions
      </Link>
    </Stack>
  );
}
