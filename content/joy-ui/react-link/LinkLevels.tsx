import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkLevels() {
  return (
    <Stack spacing={1}>
      <Link href="#requiem" level="h4">
        Requiem in D minor
      </Link>
      <Link href="#rehearsal" level="title-md">
        Rehearsal on Thursday
      </Link>
      <Link href="#scores" level="body-sm">
        Download the scores
      </Link>
      <Typography level="body-lg">
        Sung in Latin,{' '}
        <Link href="#translation" underline="always">
          with a translation
        </Link>
      </Typography>
    </Stack>
  );
}
