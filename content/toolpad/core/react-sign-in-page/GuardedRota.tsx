import * as React from 'react';
import EventNoteIcon from '@mui/icons-material/EventNote';
import { AppProvider, type Navigation, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { useMemoryRouter } from './useMemoryRouter.ts';
import { usePageTheme } from './usePageTheme.ts';

const navigation: Navigation = [{ segment: 'shifts', title: 'Shifts', icon: <EventNoteIcon /> }];
const providers: AuthProvider[] = [{ id: 'credentials', name: 'password' }];

export default function GuardedRota() {
  const router = useMemoryRouter('/shifts');
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(null), signOut: () => setSession(null) }),
    [],
  );

  const signIn = async (_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> => {
    setSession({ user: { name: 'Ines Moreau', email: String(formData?.get('email')) } });
    return {};
  };

  return (
    <AppProvider
      navigation={navigation}
      branding={{ title: 'Ward Rota', logo: null }}
      router={router}
      theme={usePageTheme()}
      session={session}
      authentication={authentication}
    >
      {session ? (
        <DashboardLayout defaultSidebarCollapsed>
          <PageContainer>You are on shift tonight, 9 p.m. to 6 a.m.</PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage
          providers={providers}
          signIn={signIn}
          slotProps={{ emailField: { autoFocus: false } }}
        />
      )}
    </AppProvider>
  );
}
