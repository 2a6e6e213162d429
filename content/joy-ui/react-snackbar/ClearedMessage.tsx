import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

export default function ClearedMessage() {
  const [caller, setCaller] = React.useState<string | null>(null);
  const [open, setOpen] = React.useState(false);

  const call = (name: string) => {
    setCaller(name);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="soft" onClick={() => call('Mette from Aalborg')}>
        Line 1
      </Button>
      <Button variant="soft" onClick={() => call('Ruben from Delft')}>
        Line 2
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        onUnmount={() => setCaller(null)}
      >
        <span role="alert">On the line: {caller ?? 'nobody'}</span>
      </Snackbar>
    </Stack>
  );
}
