import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [full, setFull] = React.useState(false);

  return (
    <Typography sx={{ maxWidth: 420 }}>
      The mill on River Street is for sale.{' '}
      {full && 'It was built in 1871, burned down twice and has been empty since 2009. '}
      <Link
        component="button"
        type="button"
        variant="body1"
        aria-expanded={full}
        onClick={() => setFull(!full)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {full ? 'Less' : 'More'}
      </Link>
    </Typography>
  );
}
