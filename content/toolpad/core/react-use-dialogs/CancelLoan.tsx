import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function Loan() {
  const dialogs = useDialogs();
  const [isCanceled, setCanceled] = React.useState(false);

  const cancel = async () => {
    let request: Promise<void> | undefined;

    const isConfirmed = await dialogs.confirm('The tent goes to the next person in line.', {
      title: 'Cancel this loan?',
      severity: 'error',
      okText: 'Cancel the loan',
      cancelText: 'Keep it',
      // The dialog stays open until this is done. Escape calls it again: wait then, too.
      onClose: async (result) => {
        if (result) {
          // Send the request here.
          request = wait(1000).finally(() => {
            request = undefined;
          });
        }
        await request;
      },
    });
    if (isConfirmed) setCanceled(true);
  };

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography>Tent for 3, {isCanceled ? 'canceled' : '12 to 19 June'}</Typography>
      <Button onClick={isCanceled ? () => setCanceled(false) : cancel}>
        {isCanceled ? 'Borrow it again' : 'Cancel…'}
      </Button>
    </Stack>
  );
}

/** In an app, AppProvider takes the place of DialogsProvider. */
export default function CancelLoan() {
  return (
    <DialogsProvider>
      <Loan />
    </DialogsProvider>
  );
}
