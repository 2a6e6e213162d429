import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme, useTheme } from '@mui/material/styles';
import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import BrushIcon from '@mui/icons-material/Brush';
import EventIcon from '@mui/icons-material/Event';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './useMemoryRouter.ts';

const navigation: Navigation = [
  { segment: 'works', title: 'Works', icon: <BrushIcon /> },
  { segment: 'tours', title: 'Tours', icon: <EventIcon /> },
];

const branding: Branding = {
  title: 'Museum desk',
  logo: <AccountBalanceIcon color="primary" />,
  homeUrl: '/works',
};

export default function MuseumApp() {
  const router = useMemoryRouter('/works');
  const { palette, direction } = useTheme();
  const { mode } = palette;

  const theme = React.useMemo(
    () =>
      createTheme({
        palette: {
          mode,
          // The active sidebar entry is in primary.dark: keep it readable in dark mode.
          primary: mode === 'dark' ? { main: '#ffb199', dark: '#ffb199' } : { main: '#8c3a1f' },
        },
        direction,
      }),
    [mode, direction],
  );

  return (
    <AppProvider navigation={navigation} branding={branding} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <Typography>
            {router.pathname === '/tours' ? '4 tours on Sunday' : '86 works on loan'}
          </Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
