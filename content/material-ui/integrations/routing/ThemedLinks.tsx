import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { MemoryRouter, Link as RouterLink, useLocation, type LinkProps } from 'react-router';

function HrefLink({ href, ...props }: Omit<LinkProps, 'to'> & { href: LinkProps['to'] }) {
  return <RouterLink to={href} {...props} />;
}

const withRouter = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      MuiLink: { defaultProps: { component: HrefLink } },
      MuiButtonBase: { defaultProps: { LinkComponent: HrefLink } },
    },
  });

function Page() {
  const { pathname } = useLocation();
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', width: 240 }}>
      <List component="nav" aria-label="Hut" sx={{ width: '100%' }}>
        <ListItemButton href="/beds" selected={pathname === '/beds'}>
          Beds
        </ListItemButton>
        <ListItemButton href="/meals" selected={pathname === '/meals'}>
          Meals
        </ListItemButton>
      </List>
      <Button href="/book">Book</Button>
      <Link href="/house-rules">House rules</Link>
      <span role="status">You are at {pathname}</span>
    </Stack>
  );
}

export default function ThemedLinks() {
  return (
    <ThemeProvider theme={withRouter}>
      <MemoryRouter initialEntries={['/beds']}>
        <Page />
      </MemoryRouter>
    </ThemeProvider>
  );
}
