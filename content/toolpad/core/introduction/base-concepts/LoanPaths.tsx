import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { useActivePage } from '@toolpad/core/useActivePage';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [
  { title: 'Desk' },
  {
    segment: 'loans',
    title: 'Loans',
    pattern: 'loans/:loanId(\\d+)',
    children: [{ segment: 'overdue', title: 'Overdue' }],
  },
];

const paths = ['/', '/loans', '/loans/1041', '/loans/overdue', '/loans/new'];

function Found() {
  const page = useActivePage();

  return (
    <Stack role="status" sx={{ gap: 0.5 }}>
      <Typography>Title: {page?.title ?? 'none'}</Typography>
      <Typography>
        Breadcrumbs: {page?.breadcrumbs.map(({ title }) => title).join(' / ') ?? 'none'}
      </Typography>
    </Stack>
  );
}

export default function LoanPaths() {
  const [pathname, setPathname] = React.useState('/loans/1041');

  const router = React.useMemo(
    (): Router => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (path) => setPathname(String(path)),
    }),
    [pathname],
  );

  return (
    <AppProvider navigation={navigation} router={router} theme={usePageTheme()}>
      <Stack sx={{ p: 2, gap: 2, maxWidth: 320 }}>
        <TextField
          select
          label="Path of the URL"
          value={pathname}
          onChange={(event) => setPathname(event.target.value)}
          slotProps={{ select: { native: true } }}
        >
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </TextField>
        <Found />
      </Stack>
    </AppProvider>
  );
}
