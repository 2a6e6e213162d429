import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

const SEPARATORS = {
  dot: '·',
  words: 'in',
  icon: <ChevronRightIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />,
};

export default function BreadcrumbSeparators() {
  return (
    <Stack>
      {Object.entries(SEPARATORS).map(([name, separator]) => (
        <Breadcrumbs key={name} separator={separator} aria-label={`Breadcrumbs with ${name}`}>
          <Link href="#herbs">Herbs</Link>
          <Link href="#perennials">Perennials</Link>
          <Typography>Lovage</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
