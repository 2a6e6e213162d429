import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { usePageTheme } from './usePageTheme.ts';

const asha: Session = { user: { name: 'Dr. Asha Rao', email: 'asha@paws.example' } };

export default function ClinicAccount() {
  const [session, setSession] = React.useState<Session | null>(asha);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(asha), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication} theme={usePageTheme()}>
      <AppBar position="static" color="default">
        <Toolbar sx={{ gap: 2 }}>
          <Typography sx={{ flexGrow: 1 }}>Paws Clinic</Typography>
          <Account
            slotProps={{
              preview: {
                slotProps: {
                  avatar: {
                    children: 'AR',
                    sx: {
                      width: 32,
                      height: 32,
                      fontSize: 14,
                      bgcolor: 'primary.main',
                      color: 'primary.contrastText',
                    },
                  },
                },
              },
              signInButton: { sx: { px: 2 } },
            }}
          />
        </Toolbar>
      </AppBar>
    </AppProvider>
  );
}
