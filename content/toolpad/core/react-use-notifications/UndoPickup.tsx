import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function Pickup() {
  const notifications = useNotifications();
  const [ready, setReady] = React.useState(12);

  const pickUp = () => {
    setReady((count) => count - 1);
    const key = notifications.show('One bike was picked up.', {
      actionText: 'Undo',
      onAction: () => {
        setReady((count) => count + 1);
        notifications.close(key);
      },
    });
  };

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>{ready} bikes are ready</Typography>
      <Button disabled={ready === 0} onClick={pickUp}>
        Picked up
      </Button>
    </Stack>
  );
}

export default function UndoPickup() {
  return (
    <NotificationsProvider
      slotProps={{ snackbar: { anchorOrigin: { vertical: 'top', horizontal: 'center' } } }}
    >
      <Pickup />
    </NotificationsProvider>
  );
}
