import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import CarpenterIcon from '@mui/icons-material/Carpenter';
import HandymanIcon from '@mui/icons-material/Handyman';
import StorefrontIcon from '@mui/icons-material/Storefront';

const level = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to saws">
      <Link underline="hover" color="inherit" href="#store" sx={level}>
        <StorefrontIcon fontSize="inherit" />
        Store
      </Link>
      <Link underline="hover" color="inherit" href="#tools" sx={level}>
        <HandymanIcon fontSize="inherit" />
        Tools
      </Link>
      <Typography sx={{ ...level, color: 'text.primary' }}>
        <CarpenterIcon fontSize="inherit" />
        Saws
      </Typography>
    </Breadcrumbs>
  );
}
