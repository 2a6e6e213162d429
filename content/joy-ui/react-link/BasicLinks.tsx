import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BasicLinks() {
  return (
    <Typography>
      The spring concert is sold out.{' '}
      <Link href="#waiting-list" underline="always">
        Join the waiting list
      </Link>{' '}
      or listen to the{' '}
      <Link href="#recordings" underline="always">
        recordings of last year
      </Link>
      .
    </Typography>
  );
}
