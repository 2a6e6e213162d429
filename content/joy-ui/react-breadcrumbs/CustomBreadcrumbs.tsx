import Breadcrumbs, { breadcrumbsClasses } from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function CustomBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Breadcrumbs as labels"
      separator="→"
      slotProps={{ separator: { sx: { color: 'success.plainColor' } } }}
      sx={{
        '--Breadcrumbs-gap': '0.75rem',
        p: 0,
        '[dir="rtl"] &': { [`& .${breadcrumbsClasses.separator}`]: { transform: 'scaleX(-1)' } },
      }}
    >
      <Link href="#harvest" variant="soft" color="success">
        Harvest
      </Link>
      <Link href="#drying" variant="soft" color="success">
        Drying
      </Link>
      <Typography>Packing</Typography>
    </Breadcrumbs>
  );
}
