import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to hammers">
      <Link underline="hover" color="inherit" href="#store">
        Store
      </Link>
      <Link underline="hover" color="inherit" href="#tools">
        Hand tools
      </Link>
      <Typography sx={{ color: 'text.primary' }}>Hammers</Typography>
    </Breadcrumbs>
  );
}
