import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router';

function Page() {
  const { pathname } = useLocation();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">You are at {pathname}</Typography>
      <Link component={RouterLink} to="/trails">
        All trails
      </Link>
      <Button variant="contained" component={RouterLink} to="/trails/ridge-walk">
        Ridge walk
      </Button>
    </Stack>
  );
}

export default function RouterLinks() {
  return (
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>
  );
}
