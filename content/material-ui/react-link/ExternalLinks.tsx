import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function ExternalLinks() {
  return (
    <Typography>
      Sources:{' '}
      <Link
        href="https://www.w3.org/"
        target="_blank"
        rel="noopener"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
      >
        Web consortium
        <OpenInNewIcon fontSize="inherit" titleAccess="opens a new tab" />
      </Link>
    </Typography>
  );
}
