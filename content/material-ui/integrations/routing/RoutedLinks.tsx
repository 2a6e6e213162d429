import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const NavigateContext = React.createContext<(href: string) => void>(() => {});

/** Stands for the link of your router: it takes plain clicks and leaves all others to the browser. */
const RouterLink = React.forwardRef<HTMLAnchorElement, React.ComponentPropsWithoutRef<'a'>>(
  function RouterLink({ href = '', onClick, children, ...props }, ref) {
    const navigate = React.useContext(NavigateContext);
    const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!event.defaultPrevented && !isModified) {
        event.preventDefault();
        navigate(href);
      }
    };
    return (
      <a {...props} ref={ref} href={href} onClick={handleClick}>
        {children}
      </a>
    );
  },
);

const withRouter = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      ...outer.components,
      MuiLink: { defaultProps: { component: RouterLink } },
      MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
    },
  });

const rooms = [
  { href: '#beds', name: 'Beds', text: '14 of 22 are free tonight.' },
  { href: '#meals', name: 'Meals', text: 'Soup is served from 18:00.' },
];

export default function RoutedLinks() {
  const [visits, setVisits] = React.useState(['#beds']);
  const current = visits.at(-1);
  return (
    <ThemeProvider theme={withRouter}>
      <NavigateContext.Provider value={(href) => setVisits([...visits, href])}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, width: '100%', maxWidth: 480 }}>
          <List component="nav" aria-label="Hut" sx={{ width: 120 }}>
            {rooms.map(({ href, name }) => (
              <ListItemButton
                key={href}
                href={href}
                selected={href === current}
                aria-current={href === current ? 'page' : undefined}
              >
                {name}
              </ListItemButton>
            ))}
          </List>
          <Box sx={{ flex: '1 1 200px' }}>
            <Typography gutterBottom>
              {rooms.find(({ href }) => href === current)?.text ?? 'Boots stay outside.'}
            </Typography>
            <Typography role="status" variant="body2" color="text.secondary" gutterBottom>
              Visited without a reload: {visits.length}
            </Typography>
            <Button href="#beds" variant="outlined" sx={{ marginInlineEnd: 2 }}>
              Book a bed
            </Button>
            <Link href="#rules">House rules</Link>
          </Box>
        </Box>
      </NavigateContext.Provider>
    </ThemeProvider>
  );
}
