import * as React from 'react';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonLink() {
  const [isLong, setLong] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 360 }}>
      <Typography id="choir-history">
        Founded in 1921 by eleven dock workers.
        {isLong && ' They rehearsed in a net loft, by gaslight, and toured by ferry.'}
      </Typography>
      <Link
        component="button"
        type="button"
        level="body-sm"
        aria-expanded={isLong}
        aria-controls="choir-history"
        onClick={() => setLong(!isLong)}
      >
        {isLong ? 'Show less' : 'Show more'}
      </Link>
    </Stack>
  );
}
