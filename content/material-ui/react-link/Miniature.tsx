import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Typography>
      Read the <Link href="#read">terms</Link> first.
    </Typography>
  );
}
