import * as React from 'react';
import Typography from '@mui/material/Typography';
import TodayIcon from '@mui/icons-material/Today';
import UmbrellaIcon from '@mui/icons-material/Umbrella';
import { AppProvider, type Navigation, type Session } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { SignInPage } from '@toolpad/core/SignInPage';
import { foundItems, type FoundItem } from './foundItems.ts';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [
  { title: 'Today', icon: <TodayIcon /> },
  {
    segment: 'items',
    title: 'Found items',
    icon: <UmbrellaIcon />,
    pattern: 'items{/:itemId}*',
  },
];

const dataGrid = {
  'aria-label': 'Found items',
  disableColumnFilter: true,
  disableColumnSorting: true,
};

const branding = { title: 'Lost property', logo: <UmbrellaIcon color="primary" /> };

export default function LostProperty() {
  const router = useMemoryRouter('/items');
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo(
    () => ({ signIn: () => {}, signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      navigation={navigation}
      branding={branding}
      router={router}
      session={session}
      authentication={authentication}
      theme={usePageTheme()}
    >
      {session ? (
        <DashboardLayout defaultSidebarCollapsed>
          <PageContainer>
            {router.pathname === '/' ? (
              <Typography>3 things came in, 1 was picked up.</Typography>
            ) : (
              <Crud<FoundItem>
                dataSource={foundItems}
                rootPath="/items"
                initialPageSize={25}
                slotProps={{ list: { dataGrid } }}
              />
            )}
          </PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage
          providers={[{ id: 'credentials', name: 'password' }]}
          localeText={{ signInSubtitle: 'Any address, and the password “umbrella”' }}
          slotProps={{ emailField: { autoFocus: false } }}
          signIn={async (_provider, formData: FormData) => {
            if (formData.get('password') !== 'umbrella') {
              return { error: 'Email and password do not match.' };
            }
            setSession({ user: { name: 'Teo Brandt', email: String(formData.get('email')) } });
            return {};
          }}
        />
      )}
    </AppProvider>
  );
}
