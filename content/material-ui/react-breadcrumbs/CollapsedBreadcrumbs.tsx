import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';

const path = ['Store', 'Garden', 'Watering', 'Hoses', 'Fittings'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Path to couplings"
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show the whole path"
      slots={{ CollapsedIcon: UnfoldMoreIcon }}
      slotProps={{ collapsedIcon: { color: 'primary' } }}
    >
      {path.map((name) => (
        <Link key={name} underline="hover" color="inherit" href={`#${name.toLowerCase()}`}>
          {name}
        </Link>
      ))}
      <Typography sx={{ color: 'text.primary' }}>Couplings</Typography>
    </Breadcrumbs>
  );
}
