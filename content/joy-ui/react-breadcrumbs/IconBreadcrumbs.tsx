import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import HomeIcon from '@mui/icons-material/Home';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import YardIcon from '@mui/icons-material/Yard';

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs with icons">
      <Link href="#start" aria-label="Start page" color="neutral">
        <HomeIcon />
      </Link>
      <Link href="#beds" color="neutral" startDecorator={<YardIcon />}>
        Beds
      </Link>
      <Typography startDecorator={<LocalFloristIcon />}>Bed 12, marigold</Typography>
    </Breadcrumbs>
  );
}
