import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLinks() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      The council votes on Thursday about the <Link href="#bridge">new bridge</Link>. Read the{' '}
      <Link href="#report">report of the engineers</Link> or{' '}
      <Link href="#letters">write to us</Link>.
    </Typography>
  );
}
