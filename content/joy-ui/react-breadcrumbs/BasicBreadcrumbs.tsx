import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs">
      <Link href="#seeds">Seeds</Link>
      <Link href="#vegetables">Vegetables</Link>
      <Typography>Beans</Typography>
    </Breadcrumbs>
  );
}
