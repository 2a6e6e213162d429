import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { usePageTheme } from './usePageTheme.ts';

const lucia: Session = { user: { name: 'Lucía Ortega', email: 'lucia@museo.example' } };

const localeText = {
  accountSignInLabel: 'Entrar',
  accountSignOutLabel: 'Salir',
  accountPreviewIconButtonLabel: 'Cuenta',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  ok: 'Aceptar',
};

function CloseRoom() {
  const dialogs = useDialogs();

  return (
    <Button variant="outlined" onClick={() => dialogs.confirm('¿Cerrar la sala 3?')}>
      Cerrar la sala
    </Button>
  );
}

export default function SpanishApp() {
  const [session, setSession] = React.useState<Session | null>(null);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(lucia), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      localeText={localeText}
      session={session}
      authentication={authentication}
      theme={usePageTheme()}
    >
      <Stack lang="es" direction="row" sx={{ p: 2, gap: 2, justifyContent: 'center' }}>
        <CloseRoom />
        <Account slotProps={{ signInButton: { sx: { px: 3 } } }} />
      </Stack>
    </AppProvider>
  );
}
