import * as React from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { usePageTheme } from './usePageTheme.ts';

const tom: Session = { user: { name: 'Tom Brandt', email: 'tom@paws.example' } };

function PopoverContent() {
  return (
    <Stack>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <List dense>
        {['Profile', 'Shifts'].map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton component="a" href={`#${name.toLowerCase()}`}>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

export default function AccountLinks() {
  const [session, setSession] = React.useState<Session | null>(tom);

  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(tom), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication} theme={usePageTheme()}>
      <Stack sx={{ maxWidth: 300, mx: 'auto' }}>
        <Account
          slots={{ popoverContent: PopoverContent }}
          slotProps={{
            preview: {
              variant: 'expanded',
              slotProps: { moreIconButton: { 'aria-label': 'Account of Tom Brandt' } },
            },
          }}
        />
      </Stack>
    </AppProvider>
  );
}
