import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function BreadcrumbSizes() {
  return (
    <Stack>
      {SIZES.map((size) => (
        <Breadcrumbs key={size} size={size} aria-label={`Breadcrumbs, ${size}`}>
          <Link href="#flowers">Flowers</Link>
          <Link href="#annuals">Annuals</Link>
          <Typography>Poppy</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
