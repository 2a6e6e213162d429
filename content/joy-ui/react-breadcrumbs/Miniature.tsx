import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function Miniature() {
  return (
    <Breadcrumbs>
      <Link color="neutral">Home</Link>
      <Link color="neutral">Boats</Link>
      <Typography>Dinghy</Typography>
    </Breadcrumbs>
  );
}
