import * as React from 'react';
import InventoryIcon from '@mui/icons-material/Inventory2';
import { AppProvider, type Navigation, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [{ segment: 'stock', title: 'Stock', icon: <InventoryIcon /> }];

const noor: Session = { user: { name: 'Noor Haddad', email: 'noor@harbor.example' } };

export default function AccountDashboard() {
  const router = useMemoryRouter('/stock');
  const [session, setSession] = React.useState<Session | null>(noor);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(noor), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Harbor Supplies' }}
      router={router}
      theme={usePageTheme()}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout>
        <PageContainer>
          {session ? 'You may change the stock.' : 'Sign in to change the stock.'}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
