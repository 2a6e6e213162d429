import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LongBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Breadcrumbs with long names"
      slotProps={{ li: { sx: { maxWidth: 160 } } }}
    >
      <Link href="#donations">Donations</Link>
      <Link
        href="#collection"
        sx={{
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        Collection of the allotment society of 1934
      </Link>
      <Typography noWrap>Broad bean, unknown variety from a matchbox</Typography>
    </Breadcrumbs>
  );
}
