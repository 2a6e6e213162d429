import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function Miniature() {
  return (
    <Breadcrumbs>
      <Link underline="hover" color="inherit">
        Home
      </Link>
      <Link underline="hover" color="inherit">
        Boats
      </Link>
      <Typography color="text.primary">Dinghy</Typography>
    </Breadcrumbs>
  );
}
