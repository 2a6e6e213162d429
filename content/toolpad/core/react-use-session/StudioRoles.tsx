import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { usePageTheme } from './usePageTheme.ts';

interface StudioSession extends Session {
  role: 'host' | 'guest';
}

const sessions: StudioSession[] = [
  { user: { name: 'Wanjiru' }, role: 'host' },
  { user: { name: 'Pavel' }, role: 'guest' },
];

function Desk() {
  const session = useSession<StudioSession>();

  if (!session) return <Typography>Sign in to enter the studio.</Typography>;

  return (
    <>
      <Typography>
        Welcome to the studio, {session.user?.name}. You are a {session.role} today.
      </Typography>
      {session.role === 'host' && <Button variant="contained">Open the microphones</Button>}
    </>
  );
}

export default function StudioRoles() {
  const [session, setSession] = React.useState<StudioSession | null>(null);

  return (
    <AppProvider session={session} theme={usePageTheme()}>
      <Stack sx={{ p: 2, gap: 2, alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Signed in"
          value={session?.user?.name ?? ''}
          onChange={(_event, name: string | null) =>
            setSession(sessions.find(({ user }) => user?.name === name) ?? null)
          }
        >
          <ToggleButton value="">Nobody</ToggleButton>
          <ToggleButton value="Wanjiru">Wanjiru</ToggleButton>
          <ToggleButton value="Pavel">Pavel</ToggleButton>
        </ToggleButtonGroup>
        <Desk />
      </Stack>
    </AppProvider>
  );
}
