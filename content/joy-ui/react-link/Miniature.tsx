import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function Miniature() {
  return (
    <Typography>
      Read the <Link href="#read">terms</Link> first.
    </Typography>
  );
}
