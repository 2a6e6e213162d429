import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertActions() {
  const [seen, setSeen] = React.useState(false);
  const [rebooked, setRebooked] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      {!seen && (
        <Alert severity="info" closeText="Hide this message" onClose={() => setSeen(true)}>
          Breakfast on board is half price this week.
        </Alert>
      )}
      <Alert
        severity={rebooked ? 'success' : 'error'}
        action={
          <Button color="inherit" size="small" onClick={() => setRebooked(!rebooked)}>
            {rebooked ? 'Undo' : 'Rebook'}
          </Button>
        }
      >
        {rebooked ? 'You are on the 20:30 ferry.' : 'You missed the 18:00 ferry.'}
      </Alert>
    </Stack>
  );
}
