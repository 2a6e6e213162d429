import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Repair() {
  const notifications = useNotifications();

  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
      <Button onClick={() => notifications.show('The bike is in the queue.')}>Take in</Button>
      <Button
        onClick={() =>
          notifications.show('The brakes are done.', {
            severity: 'success',
            autoHideDuration: 5000,
          })
        }
      >
        Finish
      </Button>
      <Button
        onClick={() =>
          notifications.show('No spokes of 262 mm are left.', { key: 'spokes', severity: 'error' })
        }
      >
        Order spokes
      </Button>
    </Stack>
  );
}

/** In an app, AppProvider takes the place of NotificationsProvider. */
export default function RepairNotices() {
  return (
    <NotificationsProvider>
      <Repair />
    </NotificationsProvider>
  );
}
